# raises: ValueError
import torch
from torch import nn

layer = nn.Linear(3, 2)
groups = [
    {"params": [layer.weight], "weight_decay": 0.01},
    {"params": [layer.bias], "weight_decay": 0.0},
]
saved = torch.optim.AdamW(groups).state_dict()
torch.optim.AdamW(layer.parameters()).load_state_dict(saved)
