import torch
from torch.utils.data import TensorDataset

series = torch.arange(10.0)
windows = series.unfold(0, size=4, step=1)[:-1]
targets = series[4:]
print(TensorDataset(windows, targets)[0])
