# raises: RuntimeError
import torch
from torch import nn

encode = nn.Conv2d(3, 32, kernel_size=4, stride=2, padding=1)
decode = nn.ConvTranspose2d(16, 3, kernel_size=4, stride=2, padding=1)
code = encode(torch.zeros(1, 3, 16, 16))
print("code:", tuple(code.shape))
decode(code)
