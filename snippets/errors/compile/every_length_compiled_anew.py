import logging

import torch


class Short(logging.Handler):
    def emit(self, record):
        print(record.getMessage().split("\n")[0])


logging.getLogger("torch._dynamo").handlers = [Short()]


@torch.compile(backend="eager", dynamic=False, fullgraph=True)
def double(x):
    return x * 2


try:
    for length in range(2, 20):
        double(torch.ones(length))
except Exception as error:
    print(type(error).__name__, str(error).split("\n")[0], "at length", length)
