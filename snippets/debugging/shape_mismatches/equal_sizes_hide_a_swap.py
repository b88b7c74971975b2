import torch
from torch import nn


def loss_of(batch, length, classes):
    logits = torch.zeros(batch, length, classes)
    tags = torch.zeros(batch, length, dtype=torch.int64)
    try:
        nn.functional.cross_entropy(logits, tags)
        return "runs"
    except RuntimeError as error:
        return error


print("batch 5, length 5, classes 5:", loss_of(5, 5, 5))
print("batch 7, length 5, classes 3:", loss_of(7, 5, 3))
