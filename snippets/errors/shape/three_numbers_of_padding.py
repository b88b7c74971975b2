# raises: RuntimeError
import torch
from torch.nn import functional

functional.pad(torch.zeros(2, 3), (1, 1, 1))
