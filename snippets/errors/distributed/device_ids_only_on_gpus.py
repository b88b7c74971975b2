import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
model = nn.Linear(2, 1)
on_gpu = model.weight.device == torch.device("cuda", 0)
ddp = DistributedDataParallel(model, device_ids=[0] if on_gpu else None)
print("device_ids:", ddp.device_ids)
del ddp
dist.destroy_process_group()
