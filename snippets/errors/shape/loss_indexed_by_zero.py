# raises: IndexError
import torch
from torch.nn import functional

loss = functional.mse_loss(torch.ones(3), torch.zeros(3))
print("epoch loss:", loss.data[0])
