import torch
from torch import nn


def clipped(clip, gradient, limit):
    weights = nn.Parameter(torch.zeros(len(gradient)))
    weights.grad = torch.tensor(gradient)
    clip([weights], limit)
    return weights.grad


gradient = [0.3, 40.0, 0.4]
for clip in (nn.utils.clip_grad_norm_, nn.utils.clip_grad_value_):
    left = clipped(clip, gradient, 1.0)
    turned = torch.cosine_similarity(left, torch.tensor(gradient), dim=0)
    values = ", ".join(f"{value:.3f}" for value in left)
    print(f"{clip.__name__:16} leaves ({values}), turned by", end=" ")
    print(f"{turned.clamp(max=1).arccos().rad2deg():.0f} degrees")

many = clipped(nn.utils.clip_grad_value_, [5.0] * 10_000, 1.0)
print(f"10,000 values cut to 1.0: norm {many.norm():.1f}")
