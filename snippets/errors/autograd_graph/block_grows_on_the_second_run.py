# raises: CheckpointError
import torch
from torch.utils.checkpoint import checkpoint

calls = []


def block(features):
    calls.append(features)
    for _ in range(3 - len(calls)):
        features = features.sin()
    return features


features = torch.ones(3, requires_grad=True)
checkpoint(block, features, use_reentrant=False).sum().backward()
