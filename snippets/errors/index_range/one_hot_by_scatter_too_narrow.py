# raises: RuntimeError
import torch

organs = torch.tensor([[0], [3], [1]])
encoded = torch.zeros(3, 3)
encoded.scatter_(1, organs, 1.0)
