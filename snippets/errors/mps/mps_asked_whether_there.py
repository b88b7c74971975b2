# build: cpu
import torch


def best_device():
    if torch.cuda.is_available():
        return torch.device("cuda")
    if torch.backends.mps.is_available():
        return torch.device("mps")
    return torch.device("cpu")


device = best_device()
print("device:", device, "sum:", torch.ones(2, device=device).sum().item())
