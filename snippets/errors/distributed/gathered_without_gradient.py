# run: torchrun --nproc-per-node=2
import torch
import torch.distributed as dist

dist.init_process_group("gloo")
features = torch.ones(2, requires_grad=True)
gathered = [torch.zeros(2) for _ in range(2)]
dist.all_gather(gathered, features)
if dist.get_rank() == 0:
    print("requires_grad:", [row.requires_grad for row in gathered])
dist.destroy_process_group()
