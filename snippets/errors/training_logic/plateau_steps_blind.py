# raises: TypeError
import torch
from torch import nn

weight = nn.Parameter(torch.tensor(1.0))
optimizer = torch.optim.SGD([weight], lr=1.0)
scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, patience=1)
weight.square().backward()
optimizer.step()
scheduler.step()
