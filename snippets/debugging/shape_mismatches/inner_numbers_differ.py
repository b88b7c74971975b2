# raises: RuntimeError
import torch
from torch import nn

classifier = nn.Linear(512 * 7 * 7, 512)
maps = torch.zeros(1, 512, 16, 16)

rows = maps.flatten(1)
print("rows:", tuple(rows.shape), " weight:", tuple(classifier.weight.shape))
classifier(rows)
