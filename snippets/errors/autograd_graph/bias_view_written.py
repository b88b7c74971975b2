# raises: RuntimeError
from torch import nn

head = nn.Conv2d(8, 12, kernel_size=1)
bias = head.bias.view(3, 4)
print("shares memory:", bias.data_ptr() == head.bias.data_ptr())
bias[:, 3] += 0.5
