# raises: RuntimeError
from multiprocessing.reduction import ForkingPickler

import torch
import torch.multiprocessing
from torch import nn

weights = nn.Linear(4, 2)
features = weights(torch.ones(1, 4))
ForkingPickler.dumps(features)
