import warnings

import torch
from torch import nn

warnings.simplefilter("ignore", DeprecationWarning)
torch.jit.script(nn.Linear(2, 1)).save("scripted.pt")
scripted = torch.jit.load("scripted.pt")
print(nn.Linear(2, 1).load_state_dict(scripted.state_dict()))
