import torch

frames = torch.arange(24).view(2, 3, 4)
turned = frames.permute(1, 0, 2)
print(turned.reshape(3, 8)[0].tolist())
print(turned.contiguous().view(3, 8)[0].tolist())
