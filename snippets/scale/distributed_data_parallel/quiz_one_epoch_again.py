import torch
from torch.utils.data import DistributedSampler

torch.manual_seed(0)
first = list(DistributedSampler(range(100), num_replicas=2, rank=0))
torch.manual_seed(1)
second = list(DistributedSampler(range(100), num_replicas=2, rank=0))
print(first == second)
