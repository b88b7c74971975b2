# needs: cuda
# run: torchrun --nproc-per-node=gpu
import os

import torch
import torch.distributed as dist

local_rank = int(os.environ["LOCAL_RANK"])
torch.cuda.set_device(local_rank)
dist.init_process_group("nccl")
ones = torch.ones(1, device="cuda")
dist.all_reduce(ones)
if dist.get_rank() == 0:
    print("every rank counted:", ones.item() == dist.get_world_size())
dist.destroy_process_group()
