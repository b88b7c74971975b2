import torch.distributed as dist


def mean_over_ranks(value):
    value = value.clone()
    if dist.is_initialized():
        dist.all_reduce(value)
        value /= dist.get_world_size()
    return value
