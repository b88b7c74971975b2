import torch
from torch import nn

pad = 0
targets = torch.tensor([[1, 2, 0, 0, 0, 0, 0, 0], [2, 1, 0, 0, 0, 0, 0, 0]])
scores = torch.zeros(2, 8, 3)
scores[:, :, pad] = 4.0
criterion = nn.CrossEntropyLoss(ignore_index=pad)
loss = criterion(scores.flatten(0, 1), targets.flatten())
real = targets != pad
right = (scores.argmax(dim=2) == targets)[real].float().mean()
print(f"always padding: loss {loss.item():.2f}, right {right.item():.2f}")
