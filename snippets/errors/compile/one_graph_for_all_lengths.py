import torch


@torch.compile(backend="eager", dynamic=True, fullgraph=True)
def double(x):
    return x * 2


print(sum(double(torch.ones(length)).sum().item() for length in range(2, 20)))
