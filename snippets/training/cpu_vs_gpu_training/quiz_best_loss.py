import torch

best = float("inf")
loss = torch.empty((), device="meta")
try:
    if loss < best:
        best = loss
except Exception as error:
    print(type(error).__name__)
else:
    print("no error: no value was read")
