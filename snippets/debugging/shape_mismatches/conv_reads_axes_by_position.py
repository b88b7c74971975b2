import torch
from torch import nn

inputs = {
    "colour last": (3, torch.zeros(2, 32, 32, 3)),
    "no channels": (1, torch.zeros(64, 28, 28)),
    "one batch too many": (3, torch.zeros(2, 8, 3, 512, 512)),
    "three grey images": (3, torch.zeros(3, 28, 28)),
}
for name, (channels, images) in inputs.items():
    try:
        result = tuple(nn.Conv2d(channels, 8, 3)(images).shape)
    except RuntimeError as error:
        result = error
    print(f"{name}: {result}")

print("permuted:", tuple(inputs["colour last"][1].permute(0, 3, 1, 2).shape))
print("unsqueezed:", tuple(inputs["no channels"][1].unsqueeze(1).shape))
