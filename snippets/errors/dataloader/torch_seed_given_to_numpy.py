# raises: ValueError
import numpy as np
import torch

torch.manual_seed(2**40 + 7)
np.random.seed(torch.initial_seed())
