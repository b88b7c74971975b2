# raises: RuntimeError
# warns: UserWarning
import warnings

import torch
from torch import nn

warnings.simplefilter("ignore", DeprecationWarning)
torch.jit.script(nn.Linear(2, 1)).save("scripted.pt")
torch.load("scripted.pt")
