# raises: RuntimeError
import torch
from torch.nn.functional import one_hot

digits = torch.tensor([2, 0, 1], dtype=torch.int32)

one_hot(digits, num_classes=3)
