# raises: FileNotFoundError
import os
from pathlib import Path

import torch

torch.save(torch.ones(2), "weights.pt")
Path("elsewhere").mkdir()
os.chdir("elsewhere")
torch.load("weights.pt")
