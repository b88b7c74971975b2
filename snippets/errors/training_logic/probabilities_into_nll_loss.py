import torch
from torch import nn

label = torch.tensor([0])
for margin in (0.0, 1.0, 4.0):
    scores = torch.tensor([[margin, 0.0]])
    loss = nn.functional.nll_loss(scores.softmax(dim=1), label)
    print(f"margin {margin}: loss {loss.item():.3f}")
mask = torch.tensor([255.0])
loss = nn.functional.binary_cross_entropy_with_logits(torch.tensor([2.0]), mask)
print(f"mask of 255: loss {loss.item():.1f}")
