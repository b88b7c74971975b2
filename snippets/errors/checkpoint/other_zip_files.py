import zipfile

import numpy as np
import torch

np.savez("weights.npz", weight=np.zeros(3))
with zipfile.ZipFile("packed.zip", "w") as packed:
    packed.writestr("run1/model.txt", "3 layers")
for name in ("weights.npz", "packed.zip"):
    try:
        torch.load(name)
    except RuntimeError as error:
        print(f"{name}: {error}")
