import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(3, 2)
features, labels = torch.randn(8, 3), torch.tensor([0, 1] * 4)
loss = nn.functional.cross_entropy(model(features), labels)

with torch.no_grad():
    recorded_nowhere = nn.functional.cross_entropy(model(features), labels)
wrong = (model(features).argmax(dim=1) != labels).float().mean()
model.requires_grad_(False)
frozen = nn.functional.cross_entropy(model(features), labels)

for name, candidate in (
    ("cross_entropy", loss),
    ("the same under no_grad", recorded_nowhere),
    ("all weights frozen", frozen),
    ("share of wrong answers", wrong),
    ("torch.tensor(loss.item())", torch.tensor(loss.item())),
    ("loss.detach()", loss.detach()),
):
    edge = candidate.grad_fn.name() if candidate.grad_fn else None
    print(f"{name}: grad_fn {edge}")
