# raises: RuntimeError
from collections import OrderedDict

import torch
from torch import nn

old = nn.Sequential(OrderedDict(fc=nn.Linear(4, 2)))
torch.save(old.state_dict(), "model.pt")

new = nn.Sequential(OrderedDict(head=nn.Linear(4, 2)))
new.load_state_dict(torch.load("model.pt"))
