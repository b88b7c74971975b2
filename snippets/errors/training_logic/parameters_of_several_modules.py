import torch
from torch import nn

encoder, decoder = nn.Linear(4, 2), nn.Linear(2, 4)
parameters = [*encoder.parameters(), *decoder.parameters()]
optimizer = torch.optim.Adam(parameters, lr=0.01)
print("tensors to train:", len(optimizer.param_groups[0]["params"]))
