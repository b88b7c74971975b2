# raises: RuntimeError
import torch
from torch.utils.data import DataLoader

images = [torch.zeros(3, 544, 386), torch.zeros(3, 794, 586)]
loader = DataLoader(images, batch_size=2)
next(iter(loader))
