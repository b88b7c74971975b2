import torch

weight = torch.zeros(1, requires_grad=True)
optimizer = torch.optim.LBFGS([weight])


def closure():
    optimizer.zero_grad()
    loss = (weight - 3).square().sum()
    loss.backward()
    return loss


optimizer.step(closure)
print(f"weight: {weight.item():.2f}")
