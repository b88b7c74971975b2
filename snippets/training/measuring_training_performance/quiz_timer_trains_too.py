import torch
from torch.utils.benchmark import Timer

weight = torch.zeros(1)
Timer("weight.add_(1)", globals={"weight": weight}).timeit(100)
print(int(weight))
