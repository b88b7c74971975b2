import torch
from torch import nn

torch.manual_seed(0)
features = torch.randn(6, 4)
targets = torch.tensor([2, 0, 1, 1, -100, -100])
model = nn.Linear(4, 3)


def gradient(loss_of):
    model.zero_grad()
    for x, y in zip(features.split(2), targets.split(2)):
        loss = loss_of(model(x), y)
        loss.backward()
        print(f"loss {loss:.3f}, |gradient| {model.weight.grad.norm():.3f}")


print("mean / 3")
gradient(lambda logits, y: nn.functional.cross_entropy(logits, y) / 3)

print("sum / 4 real targets")
sum_loss = nn.CrossEntropyLoss(reduction="sum")
gradient(lambda logits, y: sum_loss(logits, y) / 4)
