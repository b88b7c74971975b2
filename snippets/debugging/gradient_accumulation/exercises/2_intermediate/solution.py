from torch import nn

loss_fn = nn.CrossEntropyLoss(ignore_index=-100, reduction="sum")


def accumulate(model, pieces):
    real = sum((targets != -100).sum() for tokens, targets in pieces)
    total = 0.0
    for tokens, targets in pieces:
        logits = model(tokens).flatten(0, 1)
        loss = loss_fn(logits, targets.flatten()) / real
        loss.backward()
        total += loss.item()
    return total
