# raises: RuntimeError
import torch

matrices = torch.zeros(10, 2, 5)
print(tuple(matrices.mT.shape))
matrices.t()
