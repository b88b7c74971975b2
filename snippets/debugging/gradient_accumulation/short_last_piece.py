import torch
from torch import nn

torch.manual_seed(0)
features = torch.randn(33, 4)
labels = features @ torch.tensor([[1.0], [-2.0], [0.5], [0.0]])
labels[-1] += 3
model = nn.Linear(4, 1)
pieces = list(zip(features.split(8), labels.split(8)))


def gradient(weight):
    model.zero_grad()
    for x, y in pieces:
        (nn.functional.mse_loss(model(x), y) * weight(x)).backward()
    return model.weight.grad.clone()


model.zero_grad()
nn.functional.mse_loss(model(features), labels).backward()
whole = model.weight.grad.clone()
by_steps = gradient(lambda x: 1 / len(pieces))
by_rows = gradient(lambda x: len(x) / len(features))

print("rows per piece:", [len(x) for x, y in pieces])
for name, pieced in (("by steps", by_steps), ("by rows", by_rows)):
    error = (pieced - whole).norm() / whole.norm()
    print(f"divided {name}: off by {error:.1%}")
