import torch
from torch import nn

classifier = nn.Linear(6, 1)
logits = classifier(torch.zeros(8, 6))
spam = torch.ones(8)
criterion = nn.BCEWithLogitsLoss()
same = criterion(logits.squeeze(1), spam) == criterion(logits, spam[:, None])
print("both ways give the same loss:", same.item())
