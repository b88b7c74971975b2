import numpy as np
import torch
from torch import nn

with torch.device("meta"):
    made = {
        "zeros": torch.zeros(2),
        "Linear": nn.Linear(2, 1).weight,
        "tensor": torch.tensor([1.0]),
        "from_numpy": torch.from_numpy(np.ones(2)),
    }
print([name for name, tensor in made.items() if tensor.device.type == "cpu"])
