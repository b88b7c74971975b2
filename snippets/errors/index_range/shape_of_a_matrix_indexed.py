import torch
from torch import nn

salaries = torch.zeros(50)
column = salaries.unsqueeze(1)
print(nn.Linear(column.shape[1], 1)(column).shape)
