import numpy as np
import torch

image = np.zeros((3, 8, 8), dtype=np.float32)

batch = torch.from_numpy(image).unsqueeze(0)
print("batch:", tuple(batch.shape), batch.dtype)
