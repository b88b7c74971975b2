# warns: UserWarning
import torch
from torch import nn

weight = nn.Parameter(torch.tensor(1.0))
optimizer = torch.optim.SGD([weight], lr=0.5)
scheduler = torch.optim.lr_scheduler.ExponentialLR(optimizer, gamma=0.5)
plain_step = torch.optim.SGD.step
optimizer.step = lambda: plain_step(optimizer)
weight.square().backward()
optimizer.step()
scheduler.step()
