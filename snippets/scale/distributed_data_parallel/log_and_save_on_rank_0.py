# run: torchrun --nproc-per-node=2
import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
rank, ranks = dist.get_rank(), dist.get_world_size()
torch.manual_seed(0)
ddp = DistributedDataParallel(nn.Linear(1, 1))
features = torch.tensor([[2.0]]) if rank == 0 else torch.tensor([[6.0]])
loss = nn.functional.mse_loss(ddp(features), features)
loss.backward()

mean_loss = loss.detach().clone()
dist.all_reduce(mean_loss)
mean_loss /= ranks
if rank == 0:
    print(f"loss of rank 0's rows: {loss.item():.2f}")
    print(f"loss of all rows:      {mean_loss.item():.2f}")
    torch.save(ddp.module.state_dict(), "model.pt")
dist.barrier()
saved = torch.load("model.pt")
same = torch.equal(saved["weight"], ddp.module.weight)
rows = [None] * ranks
dist.all_gather_object(rows, same)
if rank == 0:
    print("each rank reads its own weights back:", rows)
del ddp, loss
dist.destroy_process_group()
