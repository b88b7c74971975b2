import torch

device = "cuda" if torch.cuda.is_available() else "cpu"
print(torch.ones(2, device=device).device)
