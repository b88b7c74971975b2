# raises: RuntimeError
import torch
from torch import nn

weight = torch.ones(3, requires_grad=True)
logits, labels = torch.zeros(2, 3), torch.tensor([0, 2])
nn.functional.cross_entropy(logits, labels, weight=weight)
