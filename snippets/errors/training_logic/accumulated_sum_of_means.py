import torch

weight = torch.tensor(1.0, requires_grad=True)
rows = torch.arange(8.0)
(weight * rows).mean().backward()
print("whole batch:", weight.grad.item())
weight.grad = None
for piece in rows.split(2):
    (weight * piece).mean().backward()
print("four pieces:", weight.grad.item())
