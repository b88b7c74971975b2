# raises: IndexError
import torch
from torch import nn

mask = torch.tensor([[[0, 255], [255, 0]]])
logits = torch.zeros(1, 2, 2, 2)
print("values:", mask.unique().tolist(), " classes:", logits.shape[1])
nn.functional.cross_entropy(logits, mask)
