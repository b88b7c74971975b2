# raises: AttributeError
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel


class Net(nn.Linear):
    def predict(self, features):
        return self(features).argmax(1)


dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
ddp = DistributedDataParallel(Net(2, 3))
ddp.predict(torch.ones(4, 2))
