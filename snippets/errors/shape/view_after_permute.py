# raises: RuntimeError
import torch

frames = torch.arange(24).view(2, 3, 4)
turned = frames.permute(1, 0, 2)
print("contiguous:", turned.is_contiguous(), turned.stride())
turned.view(3, 8)
