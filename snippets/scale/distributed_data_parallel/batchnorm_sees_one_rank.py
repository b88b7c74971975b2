# run: torchrun --nproc-per-node=2
import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
rank, ranks = dist.get_rank(), dist.get_world_size()
norm = nn.BatchNorm1d(1, momentum=0.5)
ddp = DistributedDataParallel(norm)
features = torch.tensor([[0.0], [2.0]]) + 10 * rank
history = []
for step in range(3):
    output = ddp(features)
    history.append(round(norm.running_mean.item(), 2))

mean = round(output.mean().item(), 2) + 0.0
rows = [None] * ranks
dist.all_gather_object(rows, (features.mean().item(), abs(mean), history))
if rank == 0:
    for name, (fed, mean, history) in enumerate(rows):
        print(f"rank {name}: mean in {fed:4.1f}, mean out {mean:.1f},", end=" ")
        print("running_mean", history)
del ddp
dist.destroy_process_group()
