# run: torchrun --nproc-per-node=2
import os

os.environ["TORCH_DISTRIBUTED_DEBUG"] = "DETAIL"

import torch
import torch.distributed as dist

dist.init_process_group("gloo")
rank = dist.get_rank()
loss = torch.tensor([1.5], dtype=[torch.float32, torch.float64][rank])
loss = loss.float()
dist.all_reduce(loss)
if rank == 0:
    print("loss of both ranks:", loss.item())
dist.destroy_process_group()
