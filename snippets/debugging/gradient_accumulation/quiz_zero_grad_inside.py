import torch

weight = torch.zeros((), requires_grad=True)
optimizer = torch.optim.SGD([weight], lr=1.0)

for value in (1.0, 2.0, 3.0, 4.0):
    optimizer.zero_grad()
    (weight * value / 4).backward()
print(weight.grad.item())
