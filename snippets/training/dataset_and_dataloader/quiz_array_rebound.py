import numpy as np
import torch
from torch.utils.data import TensorDataset

array = np.array([[1.0], [3.0]])
dataset = TensorDataset(torch.from_numpy(array))
array = array / array.max()
array *= 0
print(dataset[1][0].item())
