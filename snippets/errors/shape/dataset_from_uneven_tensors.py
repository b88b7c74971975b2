# raises: AssertionError
import torch
from torch.utils.data import TensorDataset

series = torch.arange(10.0)
windows = series.unfold(0, size=4, step=1)
print(len(windows), "windows,", len(series), "targets")
TensorDataset(windows, series)
