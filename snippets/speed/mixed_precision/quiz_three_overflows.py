import torch

weight = torch.nn.Parameter(torch.ones(1))
optimizer = torch.optim.SGD([weight], lr=1.0)
scaler = torch.amp.GradScaler("cpu", init_scale=64.0)
for slope in (float("inf"), float("inf"), 3.0, float("inf")):
    optimizer.zero_grad()
    scaler.scale(weight * slope).backward()
    scaler.step(optimizer)
    scaler.update()
print(scaler.get_scale(), weight.item())
