import numpy as np
import torch
from torch.utils.data import TensorDataset

array = np.array([1.0, 2.0, 3.0], dtype=np.float32)
made = {
    "from_numpy": torch.from_numpy(array),
    "as_tensor": torch.as_tensor(array),
    "as_tensor, float64": torch.as_tensor(array, dtype=torch.float64),
    "torch.tensor": torch.tensor(array),
}
datasets = {how: TensorDataset(rows) for how, rows in made.items()}

array -= array.mean()
for how, dataset in datasets.items():
    print(f"{how}: {dataset[:][0].tolist()}")

array = array * 100
print("after array = array * 100:", datasets["from_numpy"][:][0].tolist())
