import numpy as np
import torch

torch.manual_seed(2**40 + 7)
seed = torch.initial_seed() % 2**32
np.random.seed(seed)
print("seed for NumPy:", seed)
