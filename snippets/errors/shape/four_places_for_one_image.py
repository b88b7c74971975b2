# raises: RuntimeError
import torch

photo = torch.zeros(480, 640, 3)
photo.permute(0, 3, 1, 2)
