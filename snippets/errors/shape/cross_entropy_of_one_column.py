import torch
from torch import nn

logits = torch.tensor([[2.0], [-1.0], [0.5]], requires_grad=True)
fraud = torch.tensor([0, 0, 0])
loss = nn.functional.cross_entropy(logits, fraud)
loss.backward()
print("loss:", loss.abs().item(), " gradient:", logits.grad.abs().sum().item())
