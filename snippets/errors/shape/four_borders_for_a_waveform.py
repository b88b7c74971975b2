# raises: RuntimeError
import torch
from torch.nn import functional

waveform = torch.ones(6)
functional.pad(waveform, (2, 2, 0, 0))
