import torch
from torch import nn

label = torch.tensor([0])
for margin in (2.0, 5.0, 20.0):
    scores = torch.tensor([[margin, 0.0, 0.0]], requires_grad=True)
    loss = nn.functional.cross_entropy(scores, label)
    twice = nn.functional.cross_entropy(scores.softmax(dim=1), label)
    print(f"margin {margin:4.1f}: scores {loss.item():.3f}, ", end="")
    print(f"softmax first {twice.item():.3f}")
