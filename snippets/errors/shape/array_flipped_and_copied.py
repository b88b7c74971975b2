import numpy as np
import torch

bgr = np.arange(12, dtype=np.uint8).reshape(2, 2, 3)
rgb = bgr[:, :, ::-1].copy()
print("strides:", rgb.strides)
print(torch.from_numpy(rgb)[0, 0].tolist())
