import torch

weight = torch.nn.Parameter(torch.zeros(1))
optimizer = torch.optim.SGD([weight], lr=0.5)
scaler = torch.amp.GradScaler("cpu", init_scale=100.0)
scaler.scale(weight * 4).backward()
torch.nn.utils.clip_grad_norm_([weight], max_norm=2.0)
scaler.step(optimizer)
print(f"{weight.item():.2f}")
