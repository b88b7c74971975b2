import weakref

import matplotlib.pyplot as plt
import numpy as np
import torch
from torch import nn
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves
from torch.utils.checkpoint import checkpoint


class LiveBytes(TorchDispatchMode):
    storages, peak = weakref.WeakSet(), 0

    def __torch_dispatch__(self, operation, types, args=(), kwargs=None):
        result = operation(*args, **(kwargs or {}))
        tensors = filter(torch.is_tensor, tree_leaves((args, result)))
        self.storages.update(tensor.untyped_storage() for tensor in tensors)
        self.peak = max(self.peak, sum(s.nbytes() for s in self.storages))
        return result


layers = [nn.Sequential(nn.Linear(256, 256), nn.ReLU()) for _ in range(24)]
model = nn.Sequential(*layers).to("meta")


def peak(parts, run):
    model.zero_grad()
    with LiveBytes() as memory:
        hidden = torch.zeros(4096, 256, device="meta")
        for i in range(0, 24, 24 // parts):
            hidden = run(model[i : i + 24 // parts], hidden)
        hidden.mean().backward()
    return memory.peak / 1e6


def saved(block, hidden):
    return checkpoint(block, hidden, use_reentrant=False)


print(f"no checkpoint: {peak(1, nn.Module.__call__):.1f} MB")
table = [(n, peak(n, saved)) for n in (1, 2, 3, 4, 6, 8, 12, 24)]
for row in table:
    print("checkpoints: {:2}, peak {:.1f} MB".format(*row))
np.savetxt("checkpoint_segments.csv", table, "%.3f", ",")
plt.plot(*zip(*table), "o-")
plt.gca().set(xlabel="checkpoints", ylabel="peak MB", ylim=(0, 130))
plt.savefig("checkpoint_segments.svg")
