# raises: RuntimeError
import torch
from torch import nn

scores = torch.randn(2, 4, 4, 3, requires_grad=True)
targets = torch.zeros(2, 4, 4, dtype=torch.long)
log_probabilities = scores.log_softmax(3).permute(0, 3, 1, 2)
nn.functional.nll_loss(log_probabilities, targets).backward()
