# raises: AttributeError
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(3, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

nn.functional.mse_loss(model(torch.ones(8, 3)), torch.ones(8, 1)).backward()
print(f"before zero_grad: {model.weight.grad.norm():.2f}")
optimizer.step()
optimizer.zero_grad()
print(f"after zero_grad: {model.weight.grad.norm():.2f}")
