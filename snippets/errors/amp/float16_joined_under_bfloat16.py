# raises: RuntimeError
import torch

halves = torch.ones(2, dtype=torch.float16)
with torch.autocast("cpu", dtype=torch.bfloat16):
    torch.cat([halves, halves])
