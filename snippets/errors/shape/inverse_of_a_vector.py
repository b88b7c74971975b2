# raises: RuntimeError
import torch

torch.linalg.inv(torch.ones(3))
