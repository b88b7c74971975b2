import torch
from torch import nn

torch.save(nn.Linear(2, 1).state_dict(), "model.pt")
model = nn.Linear(2, 1)
model.load_state_dict(torch.load("model.pt"))
print(model.eval())
