# warns: UserWarning
import torch
from torch import nn

criterion = nn.L1Loss(size_average=False)
print("loss:", criterion(torch.zeros(6), torch.ones(6)).item())
