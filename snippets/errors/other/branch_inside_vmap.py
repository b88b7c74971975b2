# raises: RuntimeError
import torch


def leaky(x):
    return x if x > 0 else 0.5 * x


torch.vmap(leaky)(torch.tensor([2.0, -4.0]))
