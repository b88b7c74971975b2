import torch
from torch import nn

model = nn.Linear(2, 1)
for step in range(2):
    for parameter in model.parameters():
        if parameter.grad is not None:
            parameter.grad.zero_()
    model(torch.ones(1, 2)).sum().backward()
    print("step", step, "gradient", model.weight.grad.tolist())
