import torch
from torch.utils.data import DataLoader

image = torch.zeros(3, 8, 8)
for samples in ([None, image], [image, None]):
    try:
        next(iter(DataLoader(samples, batch_size=2)))
    except TypeError as error:
        print("TypeError:", error)
