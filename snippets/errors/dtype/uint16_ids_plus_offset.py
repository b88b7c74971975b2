# raises: RuntimeError
import numpy as np
import torch

stored = np.array([17, 50000, 3], dtype=np.uint16)
ids = torch.from_numpy(stored)

ids + torch.tensor([1, 1, 1])
