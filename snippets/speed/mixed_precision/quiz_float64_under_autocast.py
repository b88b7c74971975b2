import torch

features = torch.ones(2, 2, dtype=torch.float64)
with torch.autocast("cpu", dtype=torch.bfloat16):
    print((features @ features).dtype)
