# raises: RuntimeError
import torch

torch.mv(torch.zeros(2, 3), torch.zeros(3, 1))
