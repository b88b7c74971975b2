import torch
from torch import nn


def train(weight, optimizer, steps):
    for _ in range(steps):
        loss = (weight - 3.0).square().sum()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return loss.item()


weight = nn.Parameter(torch.zeros(1))
adam = torch.optim.Adam([weight], lr=0.3)
train(weight, adam, 60)
torch.save({"weight": weight.data, "adam": adam.state_dict()}, "run.pt")
print(f"unbroken run: {train(weight, adam, 3):.5f}")

saved = torch.load("run.pt")
weight = nn.Parameter(saved["weight"])
adam = torch.optim.Adam([weight], lr=0.3)
adam.load_state_dict(saved["adam"])
print(f"resumed run:  {train(weight, adam, 3):.5f}")
