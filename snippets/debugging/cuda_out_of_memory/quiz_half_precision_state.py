import torch
from torch import nn

model = nn.Linear(100, 100, bias=False)
optimizer = torch.optim.Adam(model.parameters())
with torch.autocast("cpu", torch.bfloat16):
    loss = model(torch.ones(1, 100)).sum()
loss.backward()
optimizer.step()
state = optimizer.state[model.weight]["exp_avg"]
print(model.weight.dtype, model.weight.grad.dtype, state.dtype)
