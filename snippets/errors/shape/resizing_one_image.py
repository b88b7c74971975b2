# raises: ValueError
import torch
from torch.nn import functional

picture = torch.zeros(3, 48, 48)
functional.interpolate(picture, size=(64, 64))
