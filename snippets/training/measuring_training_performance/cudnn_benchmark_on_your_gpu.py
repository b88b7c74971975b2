# needs: cuda
# timeout: 300
from time import perf_counter

import torch
from torch import nn

torch.manual_seed(0)
layers = [nn.Conv2d(3, 64, 3)] + [nn.Conv2d(64, 64, 3) for _ in range(5)]
model = nn.Sequential(*layers).cuda()
one_size = [224] * 60
any_size = torch.randint(192, 289, (60,)).tolist()


def seconds(sizes):
    torch.cuda.synchronize()
    start = perf_counter()
    for size in sizes:
        images = torch.randn(16, 3, size, size, device="cuda")
        model(images).sum().backward()
    torch.cuda.synchronize()
    return perf_counter() - start


for sizes in (one_size, any_size):
    kind = f"{len(set(sizes))} sizes"
    torch.backends.cudnn.benchmark = False
    seconds(sizes)
    off = seconds(sizes)
    torch.backends.cudnn.benchmark = True
    first, second = seconds(sizes), seconds(sizes)
    print(f"{kind}: first pass {first / off:.2f}, second {second / off:.2f}")
