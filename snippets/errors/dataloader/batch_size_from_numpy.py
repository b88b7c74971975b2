import numpy as np
from torch.utils.data import DataLoader

for batch_size in (np.int64(2), 8 / 4, 2 // 4):
    try:
        DataLoader([1, 2, 3, 4], batch_size=batch_size)
    except ValueError as error:
        print(f"{type(batch_size).__name__}: {error}")
