# needs: cuda
import torch
from torch import nn

cudnn = torch.backends.cudnn
torch.manual_seed(0)
images = torch.randn(16, 8, 32, 32, device="cuda")
start = nn.Conv2d(8, 16, 3, padding=1).state_dict()


def gradient():
    conv = nn.Conv2d(8, 16, 3, padding=1).cuda()
    conv.load_state_dict(start)
    conv(images).square().mean().backward()
    return conv.weight.grad


for benchmark in (False, True):
    for deterministic in (False, True):
        cudnn.benchmark, cudnn.deterministic = benchmark, deterministic
        reference = gradient()
        same = sum(torch.equal(gradient(), reference) for _ in range(50))
        print(f"{benchmark=}, {deterministic=}: {same} of 50 repeat")
