# raises: RuntimeError
import torch
from torch import nn

worker, shared = nn.Linear(3, 2), nn.Linear(3, 2)
worker(torch.ones(1, 3)).sum().backward()
for parameter, other in zip(
    shared.parameters(), reversed(list(worker.parameters()))
):
    parameter.grad = other.grad
