import torch


@torch.compile(backend="eager", fullgraph=True)
def total(x, items):
    for _, value in items:
        x = x + value
    return x


try:
    total(torch.ones(2), {"a": 1}.items())
except Exception as error:
    print(type(error).__name__, str(error).split("\n")[0])
