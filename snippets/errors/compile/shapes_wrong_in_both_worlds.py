import logging

import torch

logging.getLogger("torch._subclasses.fake_tensor").disabled = True


@torch.compile(backend="eager", fullgraph=True)
def scores(x, weight):
    return x @ weight


try:
    scores(torch.ones(2, 3), torch.ones(4, 5))
except Exception as error:
    print(type(error).__name__, str(error).split("\n")[0])
