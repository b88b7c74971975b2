import torch
from torch import nn


def finite_after(batch, guard):
    torch.manual_seed(0)
    model = nn.Linear(3, 2)
    optimizer = torch.optim.Adam(model.parameters())
    points = model(batch)
    loss = (points[::2] - points[1::2]).square().sum(dim=1).sqrt().mean()
    loss.backward()
    gradients = [p.grad for p in model.parameters()]
    checked = loss if guard == "loss" else nn.utils.get_total_norm(gradients)
    if checked.isfinite():
        optimizer.step()
    return loss.item(), model.weight.isfinite().all().item()


torch.manual_seed(0)
normal, empty_cell, twins = torch.randn(3, 8, 3)
empty_cell[5, 1] = float("nan")
twins[1] = twins[0]
for guard in ("loss", "gradients"):
    for name, batch in (("normal", normal), ("empty cell", empty_cell),
                        ("twins", twins)):
        loss, finite = finite_after(batch, guard)
        print(f"guard on {guard:9}  {name:10}  loss {loss:4.2f}",
              " weights finite:", finite)
