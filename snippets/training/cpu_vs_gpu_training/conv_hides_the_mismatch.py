import torch
from torch import nn

model = nn.Conv2d(3, 8, kernel_size=3).to("meta")
images = torch.ones(2, 3, 32, 32)

features = model(images)
print("weights:", model.weight.device)
print("images:", images.device)
print("features:", features.device, tuple(features.shape))
print("one device:", images.device == model.weight.device)
