# raises: CheckpointError
import torch
from torch.utils.checkpoint import checkpoint

calls = []


def block(features):
    calls.append(features)
    return (features * torch.ones(len(calls), 3)).sin()


features = torch.ones(3, requires_grad=True)
checkpoint(block, features, use_reentrant=False).sum().backward()
