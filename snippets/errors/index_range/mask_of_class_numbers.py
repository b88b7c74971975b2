import torch
from torch import nn

mask = torch.tensor([[[0, 255], [255, 0]]])
logits = torch.zeros(1, 2, 2, 2)
mask = (mask > 127).long()
print("values:", mask.unique().tolist(), " classes:", logits.shape[1])
print(f"{nn.functional.cross_entropy(logits, mask):.4f}")
