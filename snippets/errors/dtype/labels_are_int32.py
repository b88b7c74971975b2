# raises: RuntimeError
import numpy as np
import torch
from torch.nn.functional import cross_entropy

logits = torch.zeros(4, 3)
labels = torch.from_numpy(np.array([0, 2, 1, 2], dtype=np.int32))

print("labels:", tuple(labels.shape), labels.dtype)
cross_entropy(logits, labels)
