import torch
from torch import nn

model = nn.Linear(2, 2)
optimizer = torch.optim.Adam(model.parameters())
checkpoint = {
    "model": model.state_dict(),
    "optimizer": optimizer.state_dict(),
    "loss": torch.tensor(0.5).item(),
    "options": {"lr": 1e-3, "layers": [2, 2]},
}
torch.save(checkpoint, "checkpoint.pt")

loaded = torch.load("checkpoint.pt")
optimizer.load_state_dict(loaded["optimizer"])
print("loaded safely:", list(loaded), loaded["loss"])
