# raises: RuntimeError
import torch
from torch import nn

head = nn.Linear(3, 1)
with torch.inference_mode():
    features = torch.ones(2, 3) * 2

print("inference tensor:", features.is_inference())
head(features).sum().backward()
