# raises: RuntimeError
import os
from pathlib import Path

import torch
from torch import nn

torch.save(nn.Linear(8, 8).state_dict(), "model.pt")
os.truncate("model.pt", Path("model.pt").stat().st_size // 2)
torch.load("model.pt")
