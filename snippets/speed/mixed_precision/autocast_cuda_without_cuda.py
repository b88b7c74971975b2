# build: cpu
# warns: UserWarning
import torch
from torch import nn

model, features = nn.Linear(4, 1), torch.randn(2, 4)

with torch.autocast("cuda"):
    print("autocast('cuda'):", model(features).dtype)

with torch.autocast(features.device.type):
    print("autocast(features.device.type):", model(features).dtype)

with torch.autocast("cuda", enabled=False):
    print("disabled:", model(features).dtype)

scaler = torch.amp.GradScaler()
print("GradScaler() is enabled:", scaler.is_enabled())
