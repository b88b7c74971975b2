# needs: cuda
import torch

print(torch.ones(3, device="cuda").sum())
