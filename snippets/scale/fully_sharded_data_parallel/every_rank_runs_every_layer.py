# run: torchrun --nproc-per-node=2
import time

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard

seen = []


class Layer(nn.Linear):
    def forward(self, rows):
        seen.append((tuple(self.weight.shape), rows.shape[0]))
        return super().forward(rows)


dist.init_process_group("gloo")
rank = dist.get_rank()
model = nn.Sequential(Layer(4, 6), Layer(6, 2))
for unit in (*model, model):
    fully_shard(unit)
at_rest = [tuple(layer.weight.to_local().shape) for layer in model]
model(torch.ones(3 + rank, 4))

reports = [None, None]
dist.all_gather_object(reports, (at_rest, seen))
if rank == 0:
    for name, (at_rest, seen) in enumerate(reports):
        print(f"rank {name} holds {at_rest}")
        for shape, rows in seen:
            print(f"  computes with a weight of {shape} on {rows} rows")
dist.destroy_process_group()
time.sleep(1)
