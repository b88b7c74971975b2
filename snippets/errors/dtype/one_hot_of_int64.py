import torch
from torch.nn.functional import one_hot

digits = torch.tensor([2, 0, 1], dtype=torch.int32)

encoded = one_hot(digits.long(), num_classes=3)
print("encoded:", encoded.dtype, encoded.tolist())
