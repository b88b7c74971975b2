# raises: TypeError
import torch
from torch import nn

model = nn.Linear(2, 1)
torch.optim.lr_scheduler.CosineAnnealingLR(model, T_max=10)
