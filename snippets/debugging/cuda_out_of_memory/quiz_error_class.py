import torch

try:
    torch.empty(10**15)
except torch.OutOfMemoryError:
    print("retry with a smaller batch")
except RuntimeError:
    print("some other error")
