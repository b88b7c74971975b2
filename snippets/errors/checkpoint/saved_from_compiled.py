# raises: RuntimeError
import torch
from torch import nn

compiled = torch.compile(nn.Linear(4, 2))
torch.save(compiled.state_dict(), "model.pt")
nn.Linear(4, 2).load_state_dict(torch.load("model.pt"))
