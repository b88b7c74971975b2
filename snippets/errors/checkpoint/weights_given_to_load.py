import torch
from torch import nn

torch.save(nn.Linear(3, 2).state_dict(), "weights.pt")
model = nn.Linear(3, 2)
print(model.load_state_dict(torch.load("weights.pt")))
