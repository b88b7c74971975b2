# warns: UserWarning
import numpy as np
import torch

mean = np.broadcast_to(np.float32(0.5), (2, 3))

print("writable:", mean.flags.writeable)
print("tensor:", tuple(torch.from_numpy(mean).shape))
