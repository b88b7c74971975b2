import os
from pathlib import Path

import torch
from torch import nn


def save_whole(state, path, killed=False):
    part = Path(path + ".part")
    torch.save(state, part)
    if killed:
        os.truncate(part, part.stat().st_size // 2)
        return
    part.replace(path)


model = nn.Linear(8, 8)
save_whole(model.state_dict(), "model.pt")
save_whole(model.state_dict(), "model.pt", killed=True)
print(model.load_state_dict(torch.load("model.pt")))
