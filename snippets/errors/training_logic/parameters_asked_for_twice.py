import torch
from torch import nn

model = nn.Linear(3, 1)
print("to train:", sum(p.numel() for p in model.parameters()), "numbers")
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
print("in the optimizer:", len(optimizer.param_groups[0]["params"]), "tensors")
