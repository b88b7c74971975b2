# raises: RuntimeError
import torch
from torch import nn

logits, mask = torch.zeros(1, 3, 4, 4), torch.ones(1, 4, 4, dtype=torch.int64)
foreground_only = torch.tensor([1.0, 4.0])
nn.functional.cross_entropy(logits, mask, weight=foreground_only)
