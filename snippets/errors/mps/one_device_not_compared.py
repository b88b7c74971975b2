import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(4, 8), nn.Tanh(), nn.Linear(8, 2))
device = "mps" if torch.backends.mps.is_available() else "cpu"

output = model.to(device)(torch.ones(1, 4, device=device))
print("finite:", bool(output.isfinite().all()), "but is it right?")
