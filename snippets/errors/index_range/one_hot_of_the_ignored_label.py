# raises: RuntimeError
import torch
from torch.nn import functional

labels = torch.tensor([0, 2, -100, 1])
print(functional.one_hot(labels[labels >= 0], num_classes=3).tolist())
functional.one_hot(labels, num_classes=3)
