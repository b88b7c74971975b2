# raises: ValueError
import torch
from torch import nn

classifier = nn.Linear(6, 1)
logits = classifier(torch.zeros(8, 6))
spam = torch.ones(8)
nn.BCEWithLogitsLoss()(logits, spam)
