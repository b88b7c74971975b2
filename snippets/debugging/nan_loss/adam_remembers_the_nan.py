import copy

import torch
from torch import nn

torch.manual_seed(0)
features, labels = torch.randn(8, 2), torch.randn(8, 1)
model = nn.Linear(2, 1)
optimizer = torch.optim.Adam(model.parameters(), lr=0.01)


def step(batch):
    loss = nn.functional.mse_loss(model(batch), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    average = optimizer.state[model.weight]["exp_avg"]
    print(f"loss {loss:.2f}  weight {model.weight[0, 0]:.2f}", end="  ")
    print(f"exp_avg {average[0, 0]:.2f}")


step(features)
good_weights = copy.deepcopy(model.state_dict())
step(features * float("nan"))
print("weights restored")
model.load_state_dict(good_weights)
step(features)
step(features)
