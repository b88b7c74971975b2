# raises: RuntimeError
import torch
from torch.nn import functional

months = torch.tensor([1, 6, 12])
functional.one_hot(months, num_classes=12)
