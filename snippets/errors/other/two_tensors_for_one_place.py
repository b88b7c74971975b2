# raises: TypeError
import torch
from torch import nn

image_features, text_features = torch.ones(1, 4), torch.ones(1, 2)
fuse = nn.Sequential(nn.Linear(6, 3), nn.ReLU())

fuse(image_features, text_features)
