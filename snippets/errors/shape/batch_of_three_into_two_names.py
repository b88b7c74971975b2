# raises: ValueError
import torch
from torch.utils.data import DataLoader, TensorDataset

rows = TensorDataset(torch.zeros(4, 2), torch.zeros(4), torch.ones(4))
for features, labels in DataLoader(rows):
    print(features.shape, labels.shape)
