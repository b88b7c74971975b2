import torch
from torch import nn


def tagging_loss(logits, tags):
    if logits.dim() != 3 or tags.shape != logits.shape[:2]:
        raise ValueError(f"logits {logits.shape}, tags {tags.shape}")
    if tags.dtype != torch.int64:
        raise ValueError(f"tags are {tags.dtype}, not int64")
    classes = logits.shape[2]
    if classes < 2:
        raise ValueError("one class leaves nothing to tell apart")
    real = tags[tags != -100]
    wrong = real[(real < 0) | (real >= classes)]
    if wrong.numel():
        raise ValueError(f"tag {wrong[0].item()} is not below {classes}")
    return nn.functional.cross_entropy(logits.flatten(0, 1), tags.flatten())
