import torch
from torch.nn import functional

picture = torch.zeros(3, 48, 48)
print(tuple(functional.interpolate(picture[None], size=(64, 64))[0].shape))
