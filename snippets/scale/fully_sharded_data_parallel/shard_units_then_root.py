# run: torchrun --nproc-per-node=2
import time

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import (
    MixedPrecisionPolicy,
    OffloadPolicy,
    fully_shard,
)

dist.init_process_group("gloo")
mesh = init_device_mesh("cpu", (dist.get_world_size(),))
model = nn.Sequential(nn.Linear(4, 6), nn.Tanh(), nn.Linear(6, 2))

for layer in (model[0], model[2]):
    fully_shard(
        layer,
        mesh=mesh,
        reshard_after_forward=True,
        mp_policy=MixedPrecisionPolicy(),
        offload_policy=OffloadPolicy(),
    )
fully_shard(model, mesh=mesh)
optimizer = torch.optim.Adam(model.parameters())

if dist.get_rank() == 0:
    weight = model[0].weight
    print(type(model).__name__, type(weight).__name__, weight.placements)
    print("whole", tuple(weight.shape), "here", tuple(weight.to_local().shape))
dist.destroy_process_group()
time.sleep(1)
