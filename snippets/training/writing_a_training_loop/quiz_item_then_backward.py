import torch
from torch import nn

model = nn.Linear(3, 1)
loss = model(torch.ones(8, 3)).mean().item()
try:
    loss.backward()
except Exception as error:
    print(type(error).__name__)
else:
    print("no error")
