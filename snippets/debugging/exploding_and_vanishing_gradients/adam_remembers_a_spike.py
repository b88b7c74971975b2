import torch
from torch import nn


def step_sizes(max_norm):
    weight = nn.Parameter(torch.zeros(1))
    optimizer = torch.optim.Adam([weight], lr=0.01)
    sizes = []
    for step in range(1001):
        before = weight.item()
        weight.grad = torch.tensor([1000.0 if step == 10 else 1.0])
        nn.utils.clip_grad_norm_([weight], max_norm)
        optimizer.step()
        sizes.append((before - weight.item()) / 0.01)
    return sizes


free, clipped = step_sizes(float("inf")), step_sizes(1.0)
print("step size / learning rate:  not clipped  ceiling 1")
for step in (9, 10, 20, 50, 100, 1000):
    print(f"step {step:>4} {free[step]:28.2f} {clipped[step]:10.2f}")
