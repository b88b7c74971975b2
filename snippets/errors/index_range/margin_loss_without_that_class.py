# raises: RuntimeError
import torch
from torch import nn

margin = nn.MultiMarginLoss()
print(f"{margin(torch.zeros(2, 3), torch.tensor([0, 2])):.4f}")
margin(torch.zeros(2, 3), torch.tensor([0, 3]))
