from torch import nn


def local_loss(logits, labels, ranks, all_reduce):
    real_rows = all_reduce(int((labels != -100).sum()))
    summed = nn.functional.cross_entropy(logits, labels, reduction="sum")
    return summed * ranks / real_rows
