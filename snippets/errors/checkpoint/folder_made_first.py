from pathlib import Path

import torch
from torch import nn

path = Path("checkpoints/epoch_0.pt")
path.parent.mkdir(parents=True, exist_ok=True)
torch.save(nn.Linear(2, 1).state_dict(), path)
print([str(saved) for saved in path.parent.iterdir()])
