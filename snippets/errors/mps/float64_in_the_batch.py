import numpy as np
import torch

batch = {
    "features": torch.from_numpy(np.zeros((4, 3))),
    "labels": torch.tensor([0, 1, 1, 0]),
    "weights": torch.tensor([1.0, 0.5, 0.5, 1.0]),
}
print({name: str(tensor.dtype) for name, tensor in batch.items()})
refused = [name for name, x in batch.items() if x.dtype == torch.float64]
print("cannot go to mps:", refused)
