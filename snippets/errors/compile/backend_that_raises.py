import torch


def backend(graph_module, example_inputs):
    raise NotImplementedError("no kernel for this graph")


@torch.compile(backend=backend)
def double(x):
    return x * 2


try:
    double(torch.ones(3))
except Exception as error:
    print(type(error).__name__, *str(error).split("\n")[:2], sep="\n")
