import torch
from torch.utils.data import (
    BatchSampler,
    DataLoader,
    RandomSampler,
    default_collate,
)

squares = [(torch.tensor([float(i)]), i * i) for i in range(5)]

torch.manual_seed(0)
indices = list(BatchSampler(RandomSampler(squares), 2, drop_last=False))
batches = [default_collate([squares[i] for i in batch]) for batch in indices]
print("index batches:", indices)
print("by hand:", [labels.tolist() for _, labels in batches])

torch.manual_seed(0)
sampler = BatchSampler(RandomSampler(squares), 2, drop_last=False)
loader = DataLoader(squares, batch_sampler=list(sampler))
print("loader: ", [labels.tolist() for _, labels in loader])
