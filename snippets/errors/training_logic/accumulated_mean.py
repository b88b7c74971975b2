import torch

weight = torch.tensor(1.0, requires_grad=True)
rows = torch.arange(8.0)
(weight * rows).mean().backward()
print("whole batch:", weight.grad.item())
weight.grad = None
pieces = rows.split(2)
for piece in pieces:
    ((weight * piece).mean() / len(pieces)).backward()
print("four pieces:", weight.grad.item())
