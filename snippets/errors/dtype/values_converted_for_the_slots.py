import torch

slots = torch.zeros(2, 4)
chosen = torch.tensor([0, 1])

with torch.autocast("cpu", dtype=torch.bfloat16):
    features = torch.ones(2, 3) @ torch.ones(3, 4)
    slots[chosen] = features.to(slots.dtype)
print("features:", features.dtype, "slots:", slots.dtype, slots[0].tolist())
