import torch
from torch.nn import functional

months = torch.tensor([1, 6, 12])
encoded = functional.one_hot(months - 1, num_classes=12)
print(tuple(encoded.shape), encoded.argmax(dim=1).tolist())
