# run: torchrun --nproc-per-node=2
# timeout: 120
import torch
import torch.distributed as dist

dist.init_process_group("gloo")
rank_sum = torch.tensor([float(dist.get_rank())])
dist.all_reduce(rank_sum)
if dist.get_rank() == 0:
    print(rank_sum)
dist.destroy_process_group()
