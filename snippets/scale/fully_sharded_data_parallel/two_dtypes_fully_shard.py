import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard


class Widen(nn.Module):
    def forward(self, rows):
        return rows.float()


dist.init_process_group("fake", rank=0, world_size=2)
for case in ("both train", "bfloat16 frozen", "two units"):
    half = nn.Linear(4, 4, dtype=torch.bfloat16)
    model = nn.Sequential(half, Widen(), nn.Linear(4, 4))
    if case == "bfloat16 frozen":
        half.requires_grad_(False)
    if case == "two units":
        fully_shard(half)
    fully_shard(model)
    print(f"{case}: sharded,", end=" ")
    try:
        model(torch.ones(2, 4, dtype=torch.bfloat16)).sum().backward()
        print("forward and backward ran")
    except AssertionError as error:
        dtypes = sorted(str(error).partition("{")[2].strip("}").split(", "))
        print(type(error).__name__, str(error).partition(" but")[0], dtypes)
