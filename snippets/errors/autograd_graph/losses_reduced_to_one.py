import torch
from torch import nn

logits = torch.zeros(4, 3, requires_grad=True)
labels = torch.tensor([0, 2, 1, 1])

losses = nn.functional.cross_entropy(logits, labels, reduction="none")
weights = torch.tensor([1.0, 1.0, 2.0, 2.0])
loss = (weights * losses).sum() / weights.sum()
print("shape of the loss:", tuple(loss.shape))
loss.backward()
print("gradient of row 3:", [round(g, 3) for g in logits.grad[3].tolist()])
