import torch

weight = torch.nn.Parameter(torch.tensor(3.0))
optimizer = torch.optim.SGD([weight], lr=0.1)
for steps_back in (1, 4, 8):
    optimizer.zero_grad()
    weight.pow(steps_back).backward()
    norm = torch.nn.utils.clip_grad_norm_([weight], max_norm=1.0)
    print("norm", round(norm.item()), "applied", round(weight.grad.item(), 3))
