# warns: UserWarning
import torch
from torch import nn

model = nn.Linear(2, 1)
features = torch.tensor([[300.0, 400.0]])


def clip(parameters):
    optimizer = torch.optim.SGD(parameters, lr=0.1)
    optimizer.zero_grad()
    model(features).sum().backward()
    returned = nn.utils.clip_grad_norm_(parameters, max_norm=1.0)
    left = nn.utils.get_total_norm([p.grad for p in model.parameters()])
    print(f"returned {returned:.0f}, norm left {left:.0f}", flush=True)


clip(list(model.parameters()))
clip(filter(lambda p: p.requires_grad, model.parameters()))
clip(model.parameters())
