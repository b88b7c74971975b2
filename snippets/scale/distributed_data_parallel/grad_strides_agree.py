import warnings

import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
images = torch.randn(16, 6, 8, 8).to(memory_format=torch.channels_last)
last = nn.Conv2d(6, 8, 1).to(memory_format=torch.channels_last)
cases = {
    "images.contiguous()": (nn.Conv2d(6, 8, 1), images.contiguous()),
    "model channels-last too": (last, images),
    "neither": (nn.Conv2d(6, 8, 1), images),
}
for name, (conv, batch) in cases.items():
    ddp = DistributedDataParallel(conv)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        ddp(batch).square().mean().backward()
    strides = conv.weight.stride()
    print(f"{name}: weight strides {strides}, warnings {len(caught)}")
del ddp
dist.destroy_process_group()
