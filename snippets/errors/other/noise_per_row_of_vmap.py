import torch


def draw(row):
    return row + torch.rand(1)


torch.manual_seed(0)
rows = torch.zeros(3, 1)
same = torch.vmap(draw, randomness="same")(rows)
different = torch.vmap(draw, randomness="different")(rows)
print("values drawn, same:", same.unique().numel())
print("values drawn, different:", different.unique().numel())
