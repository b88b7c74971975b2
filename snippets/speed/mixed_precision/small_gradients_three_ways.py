import torch
from torch import nn

gpu = torch.accelerator.current_accelerator(check_available=True)
device = gpu.type if gpu else "cpu"

torch.manual_seed(0)
points = torch.rand(65536, 4) * 2 - 1
corrections = 0.0005 * points[:, :1]
points, corrections = points.to(device), corrections.to(device)


def train(dtype, scaling):
    model = nn.Linear(4, 1).to(device)
    nn.init.zeros_(model.weight)
    nn.init.zeros_(model.bias)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
    scaler = torch.amp.GradScaler(device, enabled=scaling)
    for step in range(20):
        with torch.autocast(device, dtype=dtype):
            loss = nn.functional.mse_loss(model(points), corrections)
        if step == 0:
            first = loss.item()
        optimizer.zero_grad()
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()
    return loss.item() / first, model.weight[0, 0].item()


for dtype in (torch.float16, torch.bfloat16):
    for scaling in (False, True):
        left, weight = train(dtype, scaling)
        name = f"{dtype}, scaling {'on' if scaling else 'off'}"
        print(f"{name:28}  loss left: {left:4.0%}  weight: {weight:.4f}")
