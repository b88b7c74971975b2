import torch
from torch import nn
from torch.nn import functional

logits, labels = torch.zeros(4, 3), torch.tensor([0, 2, 1, 2])
criterion = nn.CrossEntropyLoss()

print(f"the object, called: {criterion(logits, labels):.4f}")
print(f"the function: {functional.cross_entropy(logits, labels):.4f}")
