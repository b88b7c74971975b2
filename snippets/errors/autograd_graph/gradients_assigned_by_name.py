import torch
from torch import nn

worker, shared = nn.Linear(3, 2), nn.Linear(3, 2)
worker(torch.ones(1, 3)).sum().backward()
source = dict(worker.named_parameters())
for name, parameter in shared.named_parameters():
    parameter.grad = source[name].grad.clone()
    print(name, parameter.grad.tolist())
