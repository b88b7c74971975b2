# raises: TypeError
import torch
from torch import nn

model = nn.Linear(2, 1)
torch.save(model.state_dict(), "model.pt")
model.load_state_dict("model.pt")
