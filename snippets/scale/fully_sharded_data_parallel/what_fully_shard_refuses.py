import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard

dist.init_process_group("fake", rank=0, world_size=2)
layers = nn.ModuleList([nn.Linear(4, 4)])
scaled = nn.Linear(4, 4)
scaled.scale = nn.Parameter(torch.tensor(1.0))
tied = nn.Sequential(nn.Linear(4, 4), nn.Linear(4, 4))
tied[1].weight = tied[0].weight
stack = nn.Sequential(nn.Linear(4, 4), nn.Linear(4, 4))
cases = {
    "a ModuleList": [layers],
    "a number as parameter": [scaled],
    "tied weights in two units": [tied[0], tied],
    "root before its layer": [stack, stack[0]],
}
for case, units in cases.items():
    try:
        for unit in units:
            fully_shard(unit)
        units[-1](torch.ones(1, 4))
    except (TypeError, ValueError) as error:
        print(f"{case}:\n  {type(error).__name__}: {error}")
