import torch

model = torch.nn.Linear(1, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for batch in (torch.tensor([[1.0]]), torch.tensor([[float("inf")]])):
    optimizer.zero_grad()
    model(batch).sum().backward()
    norm = torch.nn.utils.get_total_norm([p.grad for p in model.parameters()])
    if torch.isfinite(norm):
        optimizer.step()
        print("stepped")
    else:
        print("skipped, norm", norm.item())
