# run: torchrun --nproc-per-node=1
import torch
import torch.distributed as dist

dist.init_process_group("gloo")
rank, world_size = dist.get_rank(), dist.get_world_size()
local_rank = dist.get_node_local_rank()
print(f"rank {rank} of {world_size}, local rank {local_rank}")

gradient = torch.tensor([2.0, 4.0])
dist.all_reduce(gradient, op=dist.ReduceOp.SUM)
gradient /= world_size
print(f"{dist.get_backend()}: {gradient.tolist()}")
dist.destroy_process_group()
