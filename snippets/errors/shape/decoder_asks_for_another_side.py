# raises: ValueError
import torch
from torch import nn

up = nn.ConvTranspose2d(8, 3, kernel_size=3, stride=2, padding=1)
up(torch.zeros(1, 8, 10, 10), output_size=(24, 24))
