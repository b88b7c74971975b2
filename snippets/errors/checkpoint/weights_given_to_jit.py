# raises: RuntimeError
import warnings

import torch
from torch import nn

warnings.simplefilter("ignore", DeprecationWarning)
torch.save(nn.Linear(3, 2).state_dict(), "weights.pt")
torch.jit.load("weights.pt")
