# raises: TypeError
import torch

prices = [3.5, 4.0, 2.5]

torch.from_numpy(prices)
