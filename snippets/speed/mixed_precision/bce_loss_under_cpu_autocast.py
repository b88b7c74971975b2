import torch
from torch import nn

scores = torch.tensor([[4.0], [6.0], [10.0]], requires_grad=True)
labels = torch.zeros(3, 1)
one = torch.eye(1)


def compare(name, criterion):
    with torch.autocast("cpu", dtype=torch.bfloat16):
        loss = criterion(scores @ one)
    (gradient,) = torch.autograd.grad(loss.sum(), scores)
    values = " ".join(f"{value:6.2f}" for value in loss.flatten().tolist())
    slopes = " ".join(f"{value:5.2f}" for value in gradient.flatten().tolist())
    print(f"{name:18} loss {values}   gradient {slopes}")


bce = nn.BCELoss(reduction="none")
with_logits = nn.BCEWithLogitsLoss(reduction="none")
compare("BCELoss", lambda s: bce(s.sigmoid(), labels))
compare("BCEWithLogitsLoss", lambda s: with_logits(s, labels))
