from torch import nn


def clip(model, max_norm):
    return nn.utils.clip_grad_norm_(model.parameters(), max_norm).item()
