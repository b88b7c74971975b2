import numpy as np
import torch

rows = [[5.1, 3, None], [4.9, 2, "7.5"]]
table = np.array(rows, dtype=np.float32)

print("table:", table.dtype)
features = torch.from_numpy(table).nan_to_num(nan=0.0)
print(
    "features:", features.dtype, tuple(features.shape), features[:, 2].tolist()
)
