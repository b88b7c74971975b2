import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.nn.parallel import DistributedDataParallel


class Net(nn.Linear):
    def predict(self, features):
        return self(features).argmax(1)


dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
ddp = DistributedDataParallel(Net(2, 3))
print("predicted classes:", tuple(ddp.module.predict(torch.ones(4, 2)).shape))
del ddp
dist.destroy_process_group()
