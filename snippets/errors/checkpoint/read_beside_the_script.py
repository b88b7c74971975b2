import os
from pathlib import Path

import torch

folder = Path("weights.pt").resolve().parent
torch.save(torch.ones(2), "weights.pt")
Path("elsewhere").mkdir()
os.chdir("elsewhere")
print(torch.load(folder / "weights.pt"))
