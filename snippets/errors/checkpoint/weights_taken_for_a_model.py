# raises: AttributeError
import torch
from torch import nn

torch.save(nn.Linear(2, 1).state_dict(), "model.pt")
model = torch.load("model.pt")
model.eval()
