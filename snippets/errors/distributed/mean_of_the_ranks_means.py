# run: torchrun --nproc-per-node=2
import torch
import torch.distributed as dist

dist.init_process_group("gloo")
rank = dist.get_rank()
hits = torch.tensor([[1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [0.0, 0.0]][rank])
accuracy = hits.mean()
dist.all_reduce(accuracy)
accuracy /= dist.get_world_size()
if rank == 0:
    print(f"accuracy of 8 rows, 6 of them right: {accuracy:.2f}")
dist.destroy_process_group()
