import torch

halves = torch.ones(2, dtype=torch.bfloat16)
with torch.autocast("cpu", dtype=torch.bfloat16):
    print(torch.cat([halves, halves]).dtype)
