# raises: IndexError
import torch
from torch import nn

logits = torch.zeros(1, 2, 4, 4)
mask = torch.zeros(1, 4, 4, dtype=torch.int64)
mask[0, 1:3] = 192

greys, classes = mask.unique(return_inverse=True)
print("greys:", greys.tolist(), " classes:", classes.unique().tolist())
print(f"classes: loss {nn.functional.cross_entropy(logits, classes):.4f}")
nn.functional.cross_entropy(logits, mask)
