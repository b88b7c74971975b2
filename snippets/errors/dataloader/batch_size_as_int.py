import numpy as np
from torch.utils.data import DataLoader

for batch_size in (np.int64(2), 8 / 4, 2 // 4):
    loader = DataLoader([1, 2, 3, 4], batch_size=max(1, int(batch_size)))
    print(type(batch_size).__name__, "->", loader.batch_size)
