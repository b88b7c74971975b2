# raises: ValueError
import torch
from torch import nn

real = torch.full((5, 1), 0.5)
nn.BCELoss()(real, torch.ones(5))
