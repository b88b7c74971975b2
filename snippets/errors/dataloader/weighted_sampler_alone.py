import torch
from torch.utils.data import DataLoader, WeightedRandomSampler

torch.manual_seed(0)
labels = [0, 0, 0, 1]
sampler = WeightedRandomSampler([1.0, 1.0, 1.0, 3.0], num_samples=400)
drawn = torch.cat(list(DataLoader(labels, sampler=sampler)))
print("about half are ones:", 160 < drawn.sum().item() < 240)
batches = DataLoader(labels, batch_sampler=[[0, 3], [1, 2]])
print([batch.tolist() for batch in batches])
