import torch
from torch import nn

model = nn.Sequential(
    nn.Conv2d(3, 8, kernel_size=3, padding=1),
    nn.MaxPool2d(4),
    nn.Flatten(),
    nn.Linear(8 * 8 * 8, 10),
)
images = torch.zeros(4, 3, 32, 32)
print("before the Linear:", tuple(model[:3](images).shape))
print("logits:", tuple(model(images).shape))
