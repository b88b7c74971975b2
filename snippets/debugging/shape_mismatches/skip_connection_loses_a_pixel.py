import torch
from torch import nn

halve, double = nn.MaxPool2d(2), nn.Upsample(scale_factor=2)
for side in (64, 61):
    skip = torch.zeros(1, 8, side, side)
    low = halve(skip)
    back = double(low)
    print(f"{side} -> {low.shape[-1]} -> {back.shape[-1]}")
    try:
        torch.cat((skip, back), dim=1)
    except RuntimeError as error:
        print(error)

back = double(halve(nn.functional.pad(skip, (0, 3, 0, 3))))
print("padded to 64, cropped:", tuple(back[..., :61, :61].shape))
