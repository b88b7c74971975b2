import torch
from torch.utils.benchmark import Timer

torch.set_num_threads(2)
seen = []
look = "seen.append(torch.get_num_threads())"
names = {"seen": seen, "torch": torch}

Timer(look, globals=names).timeit(1)
print("the program:", torch.get_num_threads())
print("inside Timer:", seen[-1])

Timer(look, globals=names, num_threads=torch.get_num_threads()).timeit(1)
print("inside Timer with num_threads:", seen[-1])
