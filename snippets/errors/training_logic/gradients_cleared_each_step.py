import torch

weight = torch.tensor(1.0, requires_grad=True)
optimizer = torch.optim.SGD([weight], lr=0.5)
for step in range(8):
    loss = weight.square() / 2
    optimizer.zero_grad()
    loss.backward()
    slope = weight.grad.item()
    print(f"step {step}: loss {loss.item():.2f}, gradient {slope:5.2f}")
    optimizer.step()
