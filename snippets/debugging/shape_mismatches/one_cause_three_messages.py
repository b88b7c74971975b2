import torch
from torch import nn

features = nn.Sequential(
    nn.Conv2d(1, 6, 5), nn.MaxPool2d(2), nn.Conv2d(6, 16, 5), nn.MaxPool2d(2)
)
head = nn.Linear(16 * 5 * 5, 10)


def attempt(count, flatten):
    images = torch.zeros(count, 1, 21, 21)
    labels = torch.zeros(count, dtype=torch.int64)
    try:
        rows = flatten(features(images))
        nn.functional.cross_entropy(head(rows), labels)
    except (RuntimeError, ValueError) as error:
        print(f"{count:>2} images  {type(error).__name__}: {error}")


print("maps:", tuple(features(torch.zeros(6, 1, 21, 21)).shape))
attempt(6, lambda maps: maps.view(-1, 400))
attempt(25, lambda maps: maps.view(-1, 400))
attempt(6, lambda maps: maps.flatten(1))
