# raises: TypeError
import torch
from torch import nn

weight = nn.Parameter(torch.tensor(1.0))
optimizer = torch.optim.SGD([weight], lr=0.1)
torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, patience=2, verbose=True)
