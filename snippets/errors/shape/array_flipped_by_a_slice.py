# raises: ValueError
import numpy as np
import torch

bgr = np.arange(12, dtype=np.uint8).reshape(2, 2, 3)
rgb = bgr[:, :, ::-1]
print("strides:", bgr.strides, rgb.strides)
torch.from_numpy(rgb)
