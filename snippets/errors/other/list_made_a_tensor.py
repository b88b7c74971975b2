import torch

image = torch.ones(3, 2, 2)
mean = torch.tensor([0.5, 0.25, 0.0])

centred = image - mean.view(3, 1, 1)
print("per channel:", centred[:, 0, 0].tolist())
