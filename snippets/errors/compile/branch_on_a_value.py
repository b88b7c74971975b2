import torch


@torch.compile(backend="eager", fullgraph=True)
def shifted(x):
    if x.sum() > 0:
        return x + 1
    return x - 1


try:
    shifted(torch.ones(3))
except Exception as error:
    print(type(error).__name__, str(error).split("\n")[0])
