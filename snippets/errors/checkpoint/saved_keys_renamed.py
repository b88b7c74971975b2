from collections import OrderedDict

import torch
from torch import nn

old = nn.Sequential(OrderedDict(fc=nn.Linear(4, 2)))
torch.save(old.state_dict(), "model.pt")

new = nn.Sequential(OrderedDict(head=nn.Linear(4, 2)))
saved = torch.load("model.pt")
renamed = {key.replace("fc.", "head."): saved[key] for key in saved}
print(new.load_state_dict(renamed))
print("same weights:", torch.equal(new.head.weight, old.fc.weight))
