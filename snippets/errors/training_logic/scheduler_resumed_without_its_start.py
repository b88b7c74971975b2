# raises: KeyError
import torch
from torch import nn

weight = nn.Parameter(torch.tensor(1.0))
optimizer = torch.optim.SGD([weight], lr=0.1)
print("group holds initial_lr:", "initial_lr" in optimizer.param_groups[0])
torch.optim.lr_scheduler.StepLR(optimizer, step_size=10, last_epoch=5)
