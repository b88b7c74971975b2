import numpy as np
import torch

np.savez("weights.npz", weight=np.arange(3.0))
with np.load("weights.npz") as arrays:
    state = {name: torch.from_numpy(arrays[name]) for name in arrays.files}
print(state)
