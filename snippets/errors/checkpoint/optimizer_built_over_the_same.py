import torch
from torch import nn

backbone, head = nn.Linear(4, 4), nn.Linear(4, 2)
everything = [*backbone.parameters(), *head.parameters()]
saved = torch.optim.SGD(everything, lr=0.1).state_dict()

optimizer = torch.optim.SGD(everything, lr=0.5)
optimizer.load_state_dict(saved)
backbone.requires_grad_(False)
print("lr from the file:", optimizer.param_groups[0]["lr"])
print("parameters:", len(optimizer.param_groups[0]["params"]))
