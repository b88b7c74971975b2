import torch
from torch import nn

with torch.device("meta"):
    model = nn.Sequential(
        nn.Conv2d(3, 512, 3, padding=1),
        nn.MaxPool2d(32),
        nn.Flatten(),
        nn.Linear(512 * 7 * 7, 4096),
    )
    linear, embedding = nn.Linear(3, 4), nn.Embedding(100, 8)
    doubles = torch.empty(2, 3, dtype=torch.float64)
    ids = torch.full((2,), 100)

for side in (224, 512):
    images = torch.empty(16, 3, side, side, device="meta")
    try:
        print(f"{side} pixels:", tuple(model(images).shape))
    except RuntimeError as error:
        print(f"{side} pixels:", error)

print("float64 into float32 weights:", linear(doubles).dtype)
print("id 100 in a table of 100:", tuple(embedding(ids).shape))
