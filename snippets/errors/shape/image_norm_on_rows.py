# raises: ValueError
import torch
from torch import nn

head = nn.Sequential(nn.Linear(20, 50), nn.BatchNorm2d(50))
head(torch.zeros(8, 20))
