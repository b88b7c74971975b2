import torch
from torch.utils.data import default_collate

samples = {
    "tensors": [torch.tensor([1.0, 2.0]), torch.tensor([3.0, 4.0])],
    "floats": [1.5, 2.5],
    "lists": [[1.0, 2.0], [3.0, 4.0]],
    "strings": ["cat", "dog"],
    "dicts": [{"row": 1, "name": "a"}, {"row": 2, "name": "b"}],
}

for kind, two_samples in samples.items():
    print(f"{kind}: {default_collate(two_samples)}")
