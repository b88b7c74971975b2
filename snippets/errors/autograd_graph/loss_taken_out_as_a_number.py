# raises: AttributeError
import torch
from torch import nn

model = nn.Linear(2, 1)
loss = model(torch.ones(4, 2)).square().mean().item()
print("loss is a", type(loss).__name__)
loss.backward()
