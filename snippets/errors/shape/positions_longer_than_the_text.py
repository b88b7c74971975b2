# raises: RuntimeError
import torch

positions = torch.zeros(1, 128, 16)
words = torch.ones(4, 90, 16)
encoded = words + positions
