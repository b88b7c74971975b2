import torch
from torch import nn

keep = torch.tensor([[True, True, False], [False, False, False]])
some = keep.any(dim=1, keepdim=True)
masked = torch.zeros(2, 3).masked_fill(~keep, float("-inf"))
lowest = torch.zeros(2, 3).masked_fill(~keep, torch.finfo(torch.float32).min)
opened = torch.where(some, masked, 0.0)
query, key, value = torch.eye(3)[:2], torch.eye(3), torch.eye(3)


def report(name, attend):
    asked = query.clone().requires_grad_()
    output = attend(asked)
    output.square().sum().backward()
    print(f"{name:15}", [f"{v:.2f}" for v in output[1]],
          " gradient finite:", asked.grad.isfinite().all().item())


def attention(mask):
    return lambda asked: (asked @ key.T + mask).softmax(dim=1) @ value


def then_where(mask):
    return lambda asked: torch.where(some, attention(mask)(asked), 0.0)


def built_in(asked):
    return nn.functional.scaled_dot_product_attention(
        asked[None], key[None], value[None], attn_mask=keep
    )[0]


report("-inf", attention(masked))
report("-inf, where", then_where(masked))
report("finfo.min", attention(lowest))
report("opened, where", then_where(opened))
report("built-in", built_in)
