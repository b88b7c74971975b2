# raises: ValueError
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

reviews = TensorDataset(torch.zeros(33, 8), torch.zeros(33))
model = nn.Linear(8, 1)

for features, labels in DataLoader(reviews, batch_size=16):
    logits = model(features).squeeze()
    print(tuple(features.shape), "->", tuple(logits.shape))
    nn.functional.binary_cross_entropy_with_logits(logits, labels)
