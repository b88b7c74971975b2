import weakref

import matplotlib.pyplot as plt
import numpy as np
import torch
from torch import nn
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves

storages, live = weakref.WeakSet(), []


class LiveBytes(TorchDispatchMode):
    def __torch_dispatch__(self, operation, types, args=(), kwargs=None):
        result = operation(*args, **(kwargs or {}))
        for leaf in tree_leaves((args, result)):
            if isinstance(leaf, torch.Tensor):
                storages.add(leaf.untyped_storage())
        live.append(sum(storage.nbytes() for storage in storages))
        return result


layers = [nn.Sequential(nn.Linear(256, 256), nn.ReLU()) for _ in range(8)]
model = nn.Sequential(*layers).to("meta")
optimizer = torch.optim.Adam(model.parameters())
with LiveBytes():
    for step in range(3):
        start = len(live)
        if step == 2:
            optimizer.zero_grad()
        loss = model(torch.zeros(512, 256, device="meta")).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        print(f"step {step}: {max(live[start:]):,} bytes at most")

np.savetxt("memory_through_three_steps.csv", live, "%d", header="bytes")
plt.plot(np.array(live) / 1e6, linewidth=2.5)
plt.gca().set(xlabel="operations of three steps", ylabel="live MB")
plt.savefig("memory_through_three_steps.svg")
