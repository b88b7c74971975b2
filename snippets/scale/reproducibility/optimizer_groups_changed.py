# raises: ValueError
import torch
from torch import nn

backbone, head = nn.Linear(4, 4), nn.Linear(4, 2)
everything = [*backbone.parameters(), *head.parameters()]
saved = torch.optim.SGD(everything, lr=0.1).state_dict()

optimizer = torch.optim.SGD(head.parameters(), lr=0.1)
optimizer.load_state_dict(saved)
