# raises: RuntimeError
# warns: UserWarning
import torch
from torch import nn

logits, labels = torch.zeros(4, 3), torch.tensor([0, 2, 1, 2])

print(f"built, then called: {nn.CrossEntropyLoss()(logits, labels):.4f}")
print("a batch of one:", nn.CrossEntropyLoss(logits[:1], labels[:1]))
nn.CrossEntropyLoss(logits, labels)
