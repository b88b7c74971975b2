from collections import Counter

import torch
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils.data import (
    BatchSampler,
    DataLoader,
    SequentialSampler,
    TensorDataset,
)


class Calls(TorchDispatchMode):
    def __init__(self):
        super().__init__()
        self.made = Counter()

    def __torch_dispatch__(self, call, types, args=(), kwargs=None):
        self.made[call.overloadpacket.__name__] += 1
        return call(*args, **(kwargs or {}))


table = TensorDataset(torch.zeros(1024, 8))
batches = BatchSampler(SequentialSampler(table), 256, drop_last=False)
loader = DataLoader(table, sampler=batches, batch_size=None)
with Calls() as calls:
    rows = sum(len(batch) for (batch,) in loader)
print(f"{rows} rows, picked as a list: {calls.made['index']} times")
