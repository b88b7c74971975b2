import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
with torch.device("meta"):
    model = nn.Linear(4, 2)
fully_shard(model, mesh=init_device_mesh("cpu", (1,)))
model.to_empty(device="cpu")
with torch.no_grad():
    for parameter in model.parameters():
        parameter.fill_(1.0)
print(model(torch.ones(1, 4)).tolist())
dist.destroy_process_group()
