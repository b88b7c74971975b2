import numpy as np
import torch

prices = [3.5, 4.0, 2.5]

for values in (prices, np.array(prices, dtype=np.float32), torch.ones(3)):
    print(type(values).__name__, "->", torch.as_tensor(values).dtype)
