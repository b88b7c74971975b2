# raises: ValueError
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
model = nn.Sequential(nn.Linear(4, 4), nn.BatchNorm1d(4))
model = nn.SyncBatchNorm.convert_sync_batchnorm(model)
print(model[1])
DistributedDataParallel(model)
