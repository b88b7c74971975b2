import torch
import torch.distributed as dist

gpu = torch.cuda.is_available() and dist.is_nccl_available()
backend = "nccl" if gpu else "gloo"
dist.init_process_group(backend, store=dist.HashStore(), rank=0, world_size=1)
print("a group with", dist.get_world_size(), "rank is there")
dist.destroy_process_group()
