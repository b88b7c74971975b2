# raises: RuntimeError
import torch
from torch import nn

scores = torch.tensor([2.5, -1.0, 0.3])
nn.BCELoss()(scores, torch.tensor([1.0, 0.0, 1.0]))
