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
torch.save({"weight": weight.data}, "run.pt")
print(f"unbroken run: {train(weight, adam, 3):.5f}")

weight = nn.Parameter(torch.load("run.pt")["weight"])
adam = torch.optim.Adam([weight], lr=0.3)
print(f"resumed run:  {train(weight, adam, 3):.5f}")
