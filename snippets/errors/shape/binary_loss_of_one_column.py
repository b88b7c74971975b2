import torch
from torch import nn

logits = torch.tensor([[2.0], [-1.0], [0.5]], requires_grad=True)
fraud = torch.tensor([0, 0, 0])
loss = nn.functional.binary_cross_entropy_with_logits(
    logits.squeeze(1), fraud.float()
)
loss.backward()
print(f"loss: {loss:.3f}  gradient: {logits.grad.abs().sum():.3f}")
