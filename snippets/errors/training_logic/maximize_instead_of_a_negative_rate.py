import torch

weight = torch.zeros(1, requires_grad=True)
optimizer = torch.optim.SGD([weight], lr=0.25, maximize=True)
for step in range(3):
    optimizer.zero_grad()
    reward = -(weight - 1).square().sum()
    reward.backward()
    optimizer.step()
    print(
        f"step {step}: reward {reward.item():.3f}, weight {weight.item():.3f}"
    )
