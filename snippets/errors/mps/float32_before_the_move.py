import numpy as np
import torch

batch = {
    "features": torch.from_numpy(np.zeros((4, 3))),
    "labels": torch.tensor([0, 1, 1, 0]),
}
device = "mps" if torch.backends.mps.is_available() else "cpu"
for name, tensor in batch.items():
    dtype = torch.float32 if tensor.dtype == torch.float64 else tensor.dtype
    batch[name] = tensor.to(device, dtype=dtype)
print({name: str(tensor.dtype) for name, tensor in batch.items()})
