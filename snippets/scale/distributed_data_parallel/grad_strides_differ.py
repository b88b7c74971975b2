# warns: UserWarning
import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
torch.manual_seed(0)
conv = nn.Conv2d(6, 8, 1)
images = torch.randn(16, 6, 8, 8).to(memory_format=torch.channels_last)
conv(images).square().mean().backward()
alone = conv.weight.grad.clone()
conv.zero_grad()
ddp = DistributedDataParallel(conv)
ddp(images).square().mean().backward()
print("same gradient as without DDP:", torch.equal(conv.weight.grad, alone))
del ddp
dist.destroy_process_group()
