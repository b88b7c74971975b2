# raises: ValueError
import torch
import torch.distributed as dist
from torch import nn

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
model = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4))
model = nn.SyncBatchNorm.convert_sync_batchnorm(model)
print(type(model[1]).__name__)
model(torch.ones(8, 3))
