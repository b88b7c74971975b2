import torch
from torch import nn


def by_hand(score, label):
    return -torch.log(1 - torch.sigmoid(score)).mean()


def after_sigmoid(score, label):
    return nn.BCELoss()(torch.sigmoid(score), label)


print("score   by hand        BCELoss        BCEWithLogitsLoss")
for value in (5.0, 10.0, 20.0, 200.0):
    cells = []
    for loss_function in (by_hand, after_sigmoid, nn.BCEWithLogitsLoss()):
        score = torch.tensor([value], requires_grad=True)
        loss = loss_function(score, torch.zeros(1))
        loss.backward()
        cells.append(f"{loss.item():6.2f} ({score.grad.item():.2f})")
    print(f"{value:5.0f}  ", "  ".join(cells))
