import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(16, 32), nn.ReLU(), nn.Linear(32, 1))
features = torch.randn(64, 16)
labels = torch.randn(64, 1)


def gradients(dtype, scale):
    with torch.autocast("cpu", dtype=dtype):
        loss = 1e-6 * nn.functional.mse_loss(model(features), labels)
    model.zero_grad()
    (loss * scale).backward()
    flat = torch.cat([p.grad.flatten() for p in model.parameters()])
    return flat / scale


for dtype in (torch.float16, torch.bfloat16):
    plain, scaled = gradients(dtype, 1.0), gradients(dtype, 65536.0)
    differing = (plain != scaled).sum().item()
    zeros = ((plain == 0) & (scaled != 0)).sum().item()
    print(f"{dtype}: of {plain.numel()} gradients, scaling changes "
          f"{differing} and rescues {zeros} from 0")
