import matplotlib.pyplot as plt
import numpy as np
import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard
from torch.utils._python_dispatch import TorchDispatchMode


class LargestGather(TorchDispatchMode):
    calls, largest = 0, 0

    def __torch_dispatch__(self, operation, types, args=(), kwargs=None):
        if "allgather" in operation.name():
            self.calls += 1
            self.largest = max(self.largest, args[0].nbytes)
        return operation(*args, **(kwargs or {}))


dist.init_process_group("fake", rank=0, world_size=8)
rows = []
for size in (1, 2, 3, 4, 6, 8, 12, 24):
    layers = [nn.Linear(128, 128) for _ in range(24)]
    parts = (layers[i : i + size] for i in range(0, 24, size))
    model = nn.Sequential(*(nn.Sequential(*part) for part in parts))
    for unit in (*model, model):
        fully_shard(unit)
    with LargestGather() as seen:
        model(torch.ones(1, 128)).sum().backward()
    rows.append((size, seen.calls, seen.largest))
    print(f"{size:2} per unit: {seen.calls:2} all-gathers,", end=" ")
    print(f"the largest {seen.largest:9,} bytes")

table = np.array(rows)
names = "layers_per_unit,all_gathers,largest_bytes"
np.savetxt("layers_per_unit.csv", table, "%d", ",", "\n", names, "", "")
plt.plot(table[:, 1], table[:, 2] / 1e6, "o-", linewidth=2.5)
plt.xlabel("all-gathers in one step")
plt.ylabel("largest gathered unit (MB)")
plt.savefig("layers_per_unit.svg")
