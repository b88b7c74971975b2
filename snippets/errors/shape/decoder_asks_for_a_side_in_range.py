import torch
from torch import nn

up = nn.ConvTranspose2d(8, 3, kernel_size=3, stride=2, padding=1)
for side in (19, 20):
    made = up(torch.zeros(1, 8, 10, 10), output_size=(side, side))
    print("10 ->", made.shape[-1])
