# raises: AttributeError
import torch

torch.set_deterministic(True)
