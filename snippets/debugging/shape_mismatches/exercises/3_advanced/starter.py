from torch import nn


def tagging_loss(logits, tags):
    return nn.functional.cross_entropy(logits, tags)
