import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard

dist.init_process_group("fake", rank=0, world_size=2)
for fixed in (False, True):
    model = nn.Sequential(nn.Linear(4, 4), nn.Linear(4, 1))
    fully_shard(model[0])
    fully_shard(model)
    with torch.no_grad():
        model(torch.ones(2, 4))
    if fixed:
        model.reshard()

    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    print([type(parameter).__name__ for parameter in model.parameters()])
    model(torch.ones(2, 4)).sum().backward()
    found = [p.grad is not None for p in optimizer.param_groups[0]["params"]]
    print("  the optimizer finds a gradient:", found)
