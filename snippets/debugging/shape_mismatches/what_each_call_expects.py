import torch
from torch import nn

linear = nn.Linear(in_features=8, out_features=3)
conv = nn.Conv2d(in_channels=3, out_channels=16, kernel_size=3)

rows = torch.zeros(32, 8)
images = torch.zeros(32, 3, 28, 28)
labels = torch.zeros(32, dtype=torch.int64)

logits = linear(rows)
maps = conv(images)
loss = nn.functional.cross_entropy(logits, labels)

print("Linear:", tuple(rows.shape), "->", tuple(logits.shape))
print("Conv2d:", tuple(images.shape), "->", tuple(maps.shape))
print("weights:", tuple(linear.weight.shape), tuple(conv.weight.shape))
print("cross_entropy:", tuple(logits.shape), tuple(labels.shape), "->",
      tuple(loss.shape))
