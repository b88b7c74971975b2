# raises: RuntimeError
import torch
from torch import nn

far = torch.device("meta")
model = nn.Linear(4, 1)

for features in torch.ones(3, 8, 4):
    features = features.to(far)
    model(features)
