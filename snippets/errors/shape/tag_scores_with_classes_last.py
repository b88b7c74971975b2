# raises: RuntimeError
import torch
from torch import nn

scores = torch.zeros(2, 7, 5)
tags = torch.zeros(2, 7, dtype=torch.int64)
nn.CrossEntropyLoss()(scores, tags)
