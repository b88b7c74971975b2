from torch import nn

loss_fn = nn.CrossEntropyLoss(ignore_index=-100)


def accumulate(model, pieces):
    total = 0.0
    for tokens, targets in pieces:
        logits = model(tokens).flatten(0, 1)
        loss = loss_fn(logits, targets.flatten()) / len(pieces)
        loss.backward()
        total += loss.item()
    return total
