from collections import Counter

import torch
from torch.utils._python_dispatch import TorchDispatchMode


class Calls(TorchDispatchMode):
    def __init__(self):
        super().__init__()
        self.made = Counter()

    def __torch_dispatch__(self, call, types, args=(), kwargs=None):
        self.made[call.overloadpacket.__name__] += 1
        return call(*args, **(kwargs or {}))


points = torch.arange(60.0).reshape(20, 3)
distances = torch.zeros(20, 20)
with Calls() as calls:
    for i in range(20):
        for j in range(20):
            distances[i, j] = (points[i] - points[j]).square().sum()
print("calls:", calls.made.total(), "largest:", distances.max().item())
