# raises: TypeError
import numpy as np
import torch

rows = [[5.1, 3, None], [4.9, 2, "7.5"]]
table = np.array(rows)

print("table:", table.dtype)
torch.from_numpy(table)
