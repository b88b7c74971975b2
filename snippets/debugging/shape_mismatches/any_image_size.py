import torch
from torch import nn

conv = nn.Conv2d(3, 8, 3)
flatten = nn.Flatten()
models = {
    "pooled": (conv, nn.AdaptiveAvgPool2d(4), flatten, nn.Linear(128, 10)),
    "lazy": (conv, nn.MaxPool2d(2), flatten, nn.LazyLinear(10)),
}
for side in (32, 48):
    for name, layers in models.items():
        try:
            result = torch.zeros(2, 3, side, side)
            for layer in layers:
                result = layer(result)
            print(f"{side} {name}: {tuple(result.shape)}")
        except RuntimeError as error:
            print(f"{side} {name}: {error}")
