# needs: cuda
# run: torchrun --nproc-per-node=gpu
import os

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

device = torch.device("cuda", int(os.environ["LOCAL_RANK"]))
torch.cuda.set_device(device)
dist.init_process_group("nccl")
model = nn.Linear(1024, 1024).to(device)
ddp = DistributedDataParallel(model, device_ids=[device.index])
optimizer = torch.optim.SGD(ddp.parameters(), lr=0.1)

torch.manual_seed(dist.get_rank())
for step in range(10):
    features = torch.randn(64, 1024, device=device)
    loss = ddp(features).square().mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

lowest, highest = model.weight.detach().clone(), model.weight.detach().clone()
dist.all_reduce(lowest, op=dist.ReduceOp.MIN)
dist.all_reduce(highest, op=dist.ReduceOp.MAX)
if dist.get_rank() == 0:
    print("every rank holds the same weights:", torch.equal(lowest, highest))
dist.destroy_process_group()
