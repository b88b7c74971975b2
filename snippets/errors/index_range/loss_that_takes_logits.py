import torch
from torch import nn

scores, answers = torch.tensor([2.5, -1.0, 0.3]), torch.tensor([1.0, 0.0, 1.0])
print(f"from logits: {nn.BCEWithLogitsLoss()(scores, answers):.4f}")
print(f"by sigmoid:  {nn.BCELoss()(scores.sigmoid(), answers):.4f}")
