import torch

weight = torch.tensor(1.0, requires_grad=True)
optimizer = torch.optim.SGD([weight], lr=0.1)
for epoch in range(2):
    (1 * weight).backward()
    print(f"epoch {epoch}: gradient used {weight.grad.item():.0f}")
    optimizer.step()
    optimizer.zero_grad()
    with torch.no_grad():
        validation_loss = 50 * weight
