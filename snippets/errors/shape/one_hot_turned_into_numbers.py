import torch
from torch.nn import functional

answers = functional.one_hot(torch.tensor([0, 2, 1]), num_classes=3)
logits = torch.zeros(3, 3)
print(f"numbers: {functional.cross_entropy(logits, answers.argmax(dim=1)):.4f}")
print(f"floats: {functional.cross_entropy(logits, answers.float()):.4f}")
