import weakref

import torch
from torch import nn
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves


class LiveBytes(TorchDispatchMode):
    storages, peak = weakref.WeakSet(), 0

    def __torch_dispatch__(self, operation, types, args=(), kwargs=None):
        result = operation(*args, **(kwargs or {}))
        tensors = filter(torch.is_tensor, tree_leaves((args, result)))
        self.storages.update(tensor.untyped_storage() for tensor in tensors)
        self.peak = max(self.peak, sum(s.nbytes() for s in self.storages))
        return result


layers = [nn.Sequential(nn.Linear(256, 256), nn.ReLU()) for _ in range(8)]
model = nn.Sequential(*layers, nn.Linear(256, 1)).to("meta")
optimizer = torch.optim.Adam(model.parameters())


def peak(rows):
    batch = torch.zeros(rows, 256, device="meta")
    with LiveBytes() as memory:
        for step in range(2):
            optimizer.zero_grad()
            model(batch).mean().backward()
            optimizer.step()
    return memory.peak


small, large = peak(512), peak(1024)
per_row, fixed = (large - small) // 512, 2 * small - large
print(f"{fixed:,} bytes + {per_row:,} a row")
print(f"half the batch: {small / large:.2f} of the memory")
print(f"8192 rows: {fixed + 8192 * per_row:,}, measured {peak(8192):,}")
print(f"1 GiB holds {(2**30 - fixed) // per_row:,} rows")
