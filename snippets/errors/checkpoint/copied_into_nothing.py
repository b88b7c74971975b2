# warns: UserWarning
import torch
from torch import nn

saved = nn.Linear(2, 1, bias=False).state_dict()
with torch.device("meta"):
    model = nn.Linear(2, 1, bias=False)
model.load_state_dict(saved)
print("after loading:", model.weight.device)
