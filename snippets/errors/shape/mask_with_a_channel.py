# raises: RuntimeError
import torch
from torch import nn

logits = torch.zeros(2, 3, 16, 16)
mask = torch.zeros(2, 1, 16, 16, dtype=torch.int64)
nn.functional.cross_entropy(logits, mask)
