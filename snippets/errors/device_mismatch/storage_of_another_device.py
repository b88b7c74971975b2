# raises: RuntimeError
import torch

weights = torch.zeros(3)
elsewhere = torch.zeros(3, device="meta")
weights.set_(elsewhere.untyped_storage(), 0, (3,))
