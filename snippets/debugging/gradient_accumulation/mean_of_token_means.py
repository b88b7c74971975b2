import torch
from torch import nn

torch.manual_seed(0)
words = torch.randint(11, (4, 40))
targets = torch.randint(11, (4, 40))
for row, length in enumerate((40, 3, 25, 2)):
    targets[row, length:] = -100
model = nn.Sequential(nn.Embedding(11, 8), nn.Linear(8, 11))


def loss_of(words, targets, reduction="mean"):
    logits = model(words).flatten(0, 1)
    loss_fn = nn.CrossEntropyLoss(reduction=reduction)
    return loss_fn(logits, targets.flatten())


def gradient(losses):
    grads = torch.autograd.grad(sum(losses), model.parameters())
    return torch.cat([g.flatten() for g in grads])


pairs = list(zip(words.split(1), targets.split(1)))
tokens = (targets != -100).sum()
whole = gradient([loss_of(words, targets)])
for name, pieced in (
    ("mean of means ", gradient([loss_of(*p) / 4 for p in pairs])),
    ("sum / tokens  ", gradient([loss_of(*p, "sum") / tokens for p in pairs])),
):
    error = (pieced - whole).norm() / whole.norm()
    angle = nn.functional.cosine_similarity(pieced, whole, dim=0)
    print(f"{name} off by {error:4.0%}, cosine to the whole {angle:.2f}")
