# raises: NameError
import torch
from torch.utils.benchmark import Timer


def training_step(batch):
    return batch.square().mean()


batch = torch.ones(8, 4)
print(training_step(batch).item())
Timer("training_step(batch)").timeit(10)
