import weakref

import torch
from torch import nn
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves
from torch.utils.checkpoint import checkpoint_sequential as in_parts


class LiveBytes(TorchDispatchMode):
    storages, peak = weakref.WeakSet(), 0

    def __torch_dispatch__(self, operation, types, args=(), kwargs=None):
        result = operation(*args, **(kwargs or {}))
        tensors = filter(torch.is_tensor, tree_leaves((args, result)))
        self.storages.update(tensor.untyped_storage() for tensor in tensors)
        self.peak = max(self.peak, sum(s.nbytes() for s in self.storages))
        return result


def peak(rows, pieces=1, parts=1, bf16=False, adam=True):
    layers = [nn.Sequential(nn.Linear(128, 128), nn.ReLU()) for _ in range(6)]
    model = nn.Sequential(*layers)
    make = torch.optim.Adam if adam else torch.optim.SGD
    optimizer = make(model.parameters())
    with LiveBytes() as memory:
        for step in range(2):
            optimizer.zero_grad()
            for piece in torch.ones(rows, 128).chunk(pieces):
                with torch.autocast("cpu", enabled=bf16):
                    output = in_parts(model, parts, piece, use_reentrant=False)
                output.mean().backward()
            optimizer.step()
    return memory.peak


for rows in (32, 512):
    plain = peak(rows)
    print(f"{rows:3} rows, {plain / 1e6:.1f} MB:", end="")
    print(f" in 4 pieces {peak(rows, pieces=4) / plain:.2f}", end="")
    print(f" checkpoints {peak(rows, parts=3) / plain:.2f}", end="")
    print(f" bf16 {peak(rows, bf16=True) / plain:.2f}", end="")
    print(f" SGD {peak(rows, adam=False) / plain:.2f}")
