import torch

weight = torch.tensor(1.0, requires_grad=True)
seen = []
for step in range(3):
    loss = 2 * weight
    loss.backward()
    seen.append(weight.grad.item())
print(seen)
