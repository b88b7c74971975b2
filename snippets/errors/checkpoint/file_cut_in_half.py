# raises: RuntimeError
import os

import torch
from torch import nn

torch.save(nn.Linear(8, 8).state_dict(), "model.pt")
os.truncate("model.pt", os.path.getsize("model.pt") // 2)
torch.load("model.pt")
