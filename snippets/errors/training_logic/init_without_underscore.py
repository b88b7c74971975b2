# warns: FutureWarning
import torch
from torch import nn

nn.init.constant(torch.zeros(2, 2), 1.0)
