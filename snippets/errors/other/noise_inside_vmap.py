# raises: RuntimeError
import torch


def drop_half(row):
    return row * torch.bernoulli(torch.full_like(row, 0.5))


torch.vmap(drop_half)(torch.ones(3, 4))
