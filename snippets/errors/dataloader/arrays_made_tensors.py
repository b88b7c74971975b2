import numpy as np
import torch
from torch.utils.data import TensorDataset

features = np.zeros((4, 3), np.float32)
labels = np.array([0, 1, 1, 0])
rows = TensorDataset(torch.from_numpy(features), torch.from_numpy(labels))
print(len(rows), "rows, the second:", rows[1])
