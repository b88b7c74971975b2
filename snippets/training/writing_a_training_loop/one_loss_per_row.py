# raises: RuntimeError
import torch
from torch import nn

torch.manual_seed(0)
logits = torch.randn(4, 3, requires_grad=True)
labels = torch.tensor([0, 2, 1, 1])

losses = nn.functional.cross_entropy(logits, labels, reduction="none")
print("shape of the loss:", tuple(losses.shape))
losses.backward()
