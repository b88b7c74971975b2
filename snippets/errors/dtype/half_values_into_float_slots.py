# raises: RuntimeError
import torch

slots = torch.zeros(2, 4)
chosen = torch.tensor([0, 1])

with torch.autocast("cpu", dtype=torch.bfloat16):
    features = torch.ones(2, 3) @ torch.ones(3, 4)
    slots[chosen] = features
