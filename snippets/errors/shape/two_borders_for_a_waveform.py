import torch
from torch.nn import functional

waveform = torch.ones(6)
print(functional.pad(waveform, (2, 2)).tolist())
