import torch
from torch import nn

model = nn.Linear(2, 1)
torch.save({"net": model.state_dict(), "acc": 0.9}, "checkpoint.pt")
checkpoint = torch.load("checkpoint.pt")
for name in ("state_dict", "model", "model_state_dict", "optimizer", "epoch"):
    try:
        print(checkpoint[name])
    except KeyError as error:
        print("KeyError:", error)
