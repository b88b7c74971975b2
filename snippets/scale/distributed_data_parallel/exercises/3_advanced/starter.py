from torch import nn


def local_loss(logits, labels, ranks, all_reduce):
    return nn.functional.cross_entropy(logits, labels)
