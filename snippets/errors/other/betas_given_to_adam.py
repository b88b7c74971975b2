import inspect

import torch
from torch import nn

model = nn.Linear(2, 1)
names = inspect.signature(torch.optim.Adam).parameters
optimizer = torch.optim.Adam(model.parameters(), lr=0.1, betas=(0.9, 0.999))

print("knows momentum:", "momentum" in names, "knows betas:", "betas" in names)
print("betas:", optimizer.param_groups[0]["betas"])
