import torch

weight = torch.zeros(1, requires_grad=True)
optimizer = torch.optim.SGD([weight], lr=0.5, maximize=True)
for step in range(3):
    optimizer.zero_grad()
    reward = -(weight - 1).square().sum()
    reward.backward()
    optimizer.step()
    print(f"step {step}: reward {reward.item():.1f}, weight {weight.item():.1f}")
