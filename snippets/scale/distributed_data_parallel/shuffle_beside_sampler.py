# raises: ValueError
from torch.utils.data import DataLoader, DistributedSampler

data = list(range(8))
sampler = DistributedSampler(data, num_replicas=2, rank=0)
DataLoader(data, batch_size=4, shuffle=True, sampler=sampler)
