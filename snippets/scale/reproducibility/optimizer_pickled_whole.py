# raises: UnpicklingError
import torch
from torch import nn

model = nn.Linear(2, 2)
optimizer = torch.optim.Adam(model.parameters())
torch.save({"optimizer": optimizer}, "checkpoint.pt")
torch.load("checkpoint.pt")
