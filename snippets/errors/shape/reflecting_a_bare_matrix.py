# raises: NotImplementedError
import torch
from torch.nn import functional

height_map = torch.arange(9.0).view(3, 3)
print(
    functional.pad(height_map[None], (1, 1, 1, 1), mode="reflect")[
        0, 0
    ].tolist()
)
functional.pad(height_map, (1, 1, 1, 1), mode="reflect")
