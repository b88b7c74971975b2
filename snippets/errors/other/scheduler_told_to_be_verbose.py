# raises: TypeError
import torch
from torch import nn

model = nn.Linear(2, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)

torch.optim.lr_scheduler.StepLR(optimizer, step_size=1, verbose=True)
