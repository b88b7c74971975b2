# raises: ValueError
import torch
from torch.utils.data import DataLoader, TensorDataset

features, labels, weights = torch.zeros(4, 2), torch.zeros(4), torch.ones(4)
for features, labels in DataLoader(TensorDataset(features, labels, weights)):
    print(features.shape, labels.shape)
