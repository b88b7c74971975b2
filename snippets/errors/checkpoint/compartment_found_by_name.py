import torch
from torch import nn

model = nn.Linear(2, 1)
torch.save({"net": model.state_dict(), "acc": 0.9}, "checkpoint.pt")
checkpoint = torch.load("checkpoint.pt")
print("compartments:", list(checkpoint))
print(model.load_state_dict(checkpoint["net"]))
