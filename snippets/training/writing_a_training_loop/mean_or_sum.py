import torch

for rows in (4, 400):
    labels = torch.full((rows,), 9.0)
    weight = torch.tensor(2.0, requires_grad=True)
    losses = (weight * 3 - labels).square()

    (by_mean,) = torch.autograd.grad(losses.mean(), weight, retain_graph=True)
    (by_sum,) = torch.autograd.grad(losses.sum(), weight)
    print(f"{rows} rows: gradient of the mean {by_mean}, of the sum {by_sum}")
