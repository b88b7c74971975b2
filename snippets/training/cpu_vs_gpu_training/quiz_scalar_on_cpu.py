import torch

losses = torch.ones(8, device="meta")
scale = torch.tensor(0.5)
print((losses * scale).device)
