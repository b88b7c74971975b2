import torch
from torch.distributed.fsdp import fully_shard


def prepare(model):
    optimizer = torch.optim.Adam(model.parameters(), lr=0.01)
    fully_shard(model)
    return optimizer
