import torch
from torch import nn
from torch.autograd.graph import saved_tensors_hooks

model = nn.Sequential(*[nn.Linear(100, 100) for _ in range(4)])
model.requires_grad_(False)
model[3].requires_grad_(True)
saved = []
with saved_tensors_hooks(saved.append, lambda tensor: tensor):
    model(torch.ones(32, 100))
print(len(saved))
