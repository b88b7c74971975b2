# raises: RuntimeError
import torch
from torch import nn

saved = nn.Linear(4, 2).state_dict()
compiled = torch.compile(nn.Linear(4, 2))
compiled.load_state_dict(saved)
