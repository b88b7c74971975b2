import torch

weight = torch.tensor(1.0, requires_grad=True)
optimizer = torch.optim.SGD([weight], lr=0.25)
for step in range(6):
    loss = weight.square()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"step {step}: loss {loss.item():.3f}")
