import os

import torch
from torch import nn


def save_whole(state, path, killed=False):
    torch.save(state, path + ".part")
    if killed:
        os.truncate(path + ".part", os.path.getsize(path + ".part") // 2)
        return
    os.replace(path + ".part", path)


model = nn.Linear(8, 8)
save_whole(model.state_dict(), "model.pt")
save_whole(model.state_dict(), "model.pt", killed=True)
print(model.load_state_dict(torch.load("model.pt")))
