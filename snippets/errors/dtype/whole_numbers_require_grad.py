# raises: RuntimeError
import torch

start = torch.tensor([3, 4], requires_grad=True)
