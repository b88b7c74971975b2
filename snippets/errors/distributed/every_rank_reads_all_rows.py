# run: torchrun --nproc-per-node=2
import torch.distributed as dist
from torch.utils.data import DataLoader

dist.init_process_group("gloo")
loader = DataLoader(range(8), batch_size=2)
seen = [None] * dist.get_world_size()
dist.all_gather_object(seen, [batch.tolist() for batch in loader])
if dist.get_rank() == 0:
    for rank, batches in enumerate(seen):
        print(f"rank {rank}: {len(batches)} steps, rows {batches}")
dist.destroy_process_group()
