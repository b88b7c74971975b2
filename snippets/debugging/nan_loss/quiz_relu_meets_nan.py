import torch
from torch import nn

hidden = torch.tensor([float("nan"), -2.0, 3.0])
print(nn.functional.relu(hidden).tolist())
