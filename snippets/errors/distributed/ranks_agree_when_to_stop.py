# run: torchrun --nproc-per-node=2
import torch
import torch.distributed as dist

dist.init_process_group("gloo")
rank = dist.get_rank()
batches = iter(range(3 if rank == 0 else 2))
steps = 0
while True:
    batch = next(batches, None)
    has_batch = torch.tensor(0 if batch is None else 1)
    dist.all_reduce(has_batch, op=dist.ReduceOp.MIN)
    if not has_batch:
        break
    gradient = torch.ones(4)
    dist.all_reduce(gradient)
    steps += 1
counts = [None] * dist.get_world_size()
dist.all_gather_object(counts, steps)
if rank == 0:
    print("steps on each rank:", counts)
dist.destroy_process_group()
