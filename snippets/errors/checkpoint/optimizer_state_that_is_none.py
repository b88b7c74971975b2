import torch
from torch import nn

model = nn.Linear(2, 1)
adam = torch.optim.Adam(model.parameters())
try:
    adam.load_state_dict(model.state_dict())
except KeyError as error:
    print("KeyError:", error)

sgd = torch.optim.SGD(model.parameters(), lr=0.1)
adam.load_state_dict(sgd.state_dict())
model(torch.ones(1, 2)).sum().backward()
try:
    adam.step()
except KeyError as error:
    print("KeyError:", error)
