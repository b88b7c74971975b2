import torch
import torch.distributed as dist

dist.init_process_group(
    "gloo", store=dist.HashStore(), rank=0, world_size=1
)
accuracy = torch.tensor(0.75)
dist.all_reduce(accuracy)
print("reduced on the CPU:", accuracy.item())
dist.destroy_process_group()
