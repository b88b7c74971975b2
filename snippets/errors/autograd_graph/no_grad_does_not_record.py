import torch
from torch import nn

model = nn.Linear(2, 1)
with torch.no_grad():
    print("recorded:", model(torch.ones(4, 2)).requires_grad)
