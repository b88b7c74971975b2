# raises: RuntimeError
import torch

temperature = torch.tensor(0.7)
temperature.chunk(2)
