import torch
from torch import nn


def train(head_first):
    torch.manual_seed(0)
    features = torch.randn(64, 3)
    labels = features.sum(dim=1, keepdim=True)
    model = nn.Sequential(nn.Linear(3, 8), nn.ReLU(), nn.Linear(8, 5))
    if head_first:
        model[2] = nn.Linear(8, 1)
    optimizer = torch.optim.SGD(model[2:].parameters(), lr=0.05)
    if not head_first:
        model[2] = nn.Linear(8, 1)

    losses = []
    for step in range(101):
        loss = nn.functional.mse_loss(model(features), labels)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(round(loss.item(), 3))
    print("head replaced", "before" if head_first else "after", "optimizer:")
    print("  loss:", losses[::50])
    held = {id(p) for group in optimizer.param_groups for p in group["params"]}
    for name, p in model[2].named_parameters():
        print(f"  {name}: gradient {p.grad.norm():.2f}, ", end="")
        print("in optimizer:", id(p) in held)


train(head_first=False)
train(head_first=True)
