import torch
from torch import nn
from torch.nn.utils import clip_grad_norm_

x = torch.ones(8, 4, device="meta", requires_grad=True)
weights = [nn.Parameter(torch.ones(4, 4, device="meta"))]
weights[0].grad = torch.ones(4, 4, device="meta")
classes = torch.zeros(8, dtype=torch.long, device="meta")
lines = {
    "x.mean().item()": lambda: x.mean().item(),
    "if x.isnan().any():": lambda: bool(x.isnan().any()),
    "x[x > 0]": lambda: x[x > 0],
    "torch.where(x > 0, x, 0.0)": lambda: torch.where(x > 0, x, 0.0),
    "one_hot(classes)": lambda: nn.functional.one_hot(classes),
    "one_hot(classes, 10)": lambda: nn.functional.one_hot(classes, 10),
    "clip_grad_norm_(weights, 1.0)": lambda: clip_grad_norm_(weights, 1.0),
    "same, error_if_nonfinite=True": lambda: clip_grad_norm_(
        weights, 1.0, error_if_nonfinite=True
    ),
    "Adam(weights).step()": lambda: torch.optim.Adam(weights).step(),
    "x.shape[0]": lambda: x.shape[0],
}
for line, call in lines.items():
    try:
        call()
        print(f"{line:<31} no value needed")
    except (RuntimeError, NotImplementedError):
        print(f"{line:<31} needs a value: waits")
