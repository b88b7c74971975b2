import torch
from torch import nn

image_features, text_features = torch.ones(1, 4), torch.ones(1, 2)
fuse = nn.Sequential(nn.Linear(6, 3), nn.ReLU())

both = torch.cat((image_features, text_features), dim=1)
print("joined:", tuple(both.shape), "fused:", tuple(fuse(both).shape))
