# raises: IndexError
import torch
from torch import nn

salaries = torch.zeros(50)
nn.Linear(salaries.shape[1], 1)
