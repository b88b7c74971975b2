# needs: cuda
import gc

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import CPUOffloadPolicy, OffloadPolicy, fully_shard


def two_steps(policy):
    model = nn.Sequential(*(nn.Linear(2048, 2048) for _ in range(16)))
    for unit in (*model, model):
        fully_shard(unit, offload_policy=policy)
    optimizer = torch.optim.Adam(model.parameters())
    torch.cuda.reset_peak_memory_stats()
    for _ in range(2):
        optimizer.zero_grad()
        model(torch.ones(8, 2048, device="cuda")).mean().backward()
        optimizer.step()
    held = torch.cuda.memory_allocated() / 1e6
    peak = torch.cuda.max_memory_allocated() / 1e6
    device = next(model.parameters()).device
    print(f"{type(policy).__name__}: weights on {device},", end=" ")
    print(f"held {held:.0f} MB, peak {peak:.0f} MB")


torch.cuda.set_device(0)
store = dist.HashStore()
dist.init_process_group("nccl", store=store, rank=0, world_size=1)
for policy in (OffloadPolicy(), CPUOffloadPolicy()):
    two_steps(policy)
    gc.collect()
dist.destroy_process_group()
