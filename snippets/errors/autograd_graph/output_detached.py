import torch
from torch import nn

teacher, student = nn.Linear(2, 1), nn.Linear(2, 1)
features = torch.ones(4, 2)
target = teacher(features).detach()
nn.functional.mse_loss(student(features), target).backward()
print("teacher has a gradient:", teacher.weight.grad is not None)
print("student has a gradient:", student.weight.grad is not None)
