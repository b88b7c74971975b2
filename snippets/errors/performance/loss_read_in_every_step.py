from collections import Counter

import torch
from torch import nn
from torch.utils._python_dispatch import TorchDispatchMode


class Calls(TorchDispatchMode):
    def __init__(self):
        super().__init__()
        self.made = Counter()

    def __torch_dispatch__(self, call, types, args=(), kwargs=None):
        self.made[call.overloadpacket.__name__] += 1
        return call(*args, **(kwargs or {}))


model = nn.Linear(4, 1)
total = 0.0
with Calls() as calls:
    for _ in range(100):
        loss = model(torch.ones(8, 4)).square().mean()
        loss.backward()
        total += loss.item()
print("steps: 100, values read:", calls.made["_local_scalar_dense"])
