# raises: RuntimeError
import torch
from torch import nn

model = nn.Linear(4, 2, dtype=torch.bfloat16)
features = torch.randn(8, 4)

print("batch cast:    ", model(features.bfloat16()).dtype)
with torch.autocast("cpu", dtype=torch.bfloat16):
    print("under autocast:", model(features).dtype)
model(features)
