# raises: RuntimeError
import torch

recent = torch.arange(4.0)
recent[1:].mul_(recent[:-1])
