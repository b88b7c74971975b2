import torch
from torch import nn

torch.manual_seed(0)
features = 50 + 10 * torch.randn(256, 2)
norm = nn.BatchNorm1d(2)
norm(features)
norm.eval()
print(f"after one step: mean out {norm(features).mean().item():.1f}")

norm.reset_running_stats()
norm.momentum = None
norm.train()
for batch in features.split(64):
    norm(batch)
norm.eval()
print(f"after one pass: mean out {abs(norm(features).mean().item()):.1f}")
