# needs: cuda
import torch
from torch import nn

model = nn.Linear(3, 1)
weight = model.weight
optimizer = torch.optim.Adam(model.parameters(), lr=0.1)
model(torch.ones(1, 3)).sum().backward()
optimizer.step()

model.cuda()
print("same parameter object:", model.weight is weight)
for name, value in optimizer.state[weight].items():
    print(f"optimizer's {name}: {value.device}")

optimizer.load_state_dict(optimizer.state_dict())
for name, value in optimizer.state[weight].items():
    print(f"{name} after load_state_dict: {value.device}")
