# run: torchrun --nproc-per-node=2
import torch
import torch.distributed as dist

dist.init_process_group("gloo")
rank = dist.get_rank()
features = torch.ones(2, requires_grad=True)
gathered = [torch.zeros(2) for _ in range(2)]
dist.all_gather(gathered, features.detach())
gathered[rank] = features
torch.cat(gathered).sum().backward()
if rank == 0:
    print("requires_grad:", [row.requires_grad for row in gathered])
    print("gradient:", features.grad.tolist())
dist.destroy_process_group()
