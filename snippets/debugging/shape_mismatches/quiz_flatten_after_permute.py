import torch

images = torch.zeros(2, 4, 4, 3)
channels_first = images.permute(0, 3, 1, 2)
try:
    print(tuple(channels_first.flatten(1).shape))
except RuntimeError as error:
    print(type(error).__name__)
