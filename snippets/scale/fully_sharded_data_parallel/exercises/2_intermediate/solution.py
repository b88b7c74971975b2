import torch
from torch.distributed.fsdp import fully_shard


def prepare(model):
    for block in model.blocks:
        fully_shard(block)
    fully_shard(model)
    return torch.optim.Adam(model.parameters(), lr=0.01)
