# raises: RuntimeError
import torch

best = float("inf")
loss = torch.empty((), device="meta")
if loss < best:
    best = loss
print("no value was read")
