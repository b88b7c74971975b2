# run: torchrun --nproc-per-node=2
import torch
import torch.distributed as dist
from torch.nn.functional import pad

dist.init_process_group("gloo")
rank = dist.get_rank()
predictions = torch.ones(4 - rank)
lengths = [torch.zeros(1, dtype=torch.long) for _ in range(2)]
dist.all_gather(lengths, torch.tensor([len(predictions)]))
longest = int(max(lengths))
gathered = [torch.zeros(longest) for _ in range(2)]
dist.all_gather(gathered, pad(predictions, (0, longest - len(predictions))))
if rank == 0:
    rows = [
        row[: int(n)].tolist() for row, n in zip(gathered, lengths, strict=True)
    ]
    print(rows)
dist.destroy_process_group()
