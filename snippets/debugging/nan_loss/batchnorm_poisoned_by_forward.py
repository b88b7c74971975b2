import torch
from torch import nn

torch.manual_seed(0)
features = torch.randn(8, 3)
model = nn.Sequential(nn.BatchNorm1d(3), nn.Linear(3, 1))
damaged = features.clone()
damaged[5, 1] = float("nan")

loss = model(damaged).mean()
print("loss:", loss.item(), "so the update is skipped")
print("weights finite:", all(p.isfinite().all() for p in model.parameters()))
print("running_mean:  ", model[0].running_mean.isfinite().tolist())
model(features)
print("one good batch:", model[0].running_mean.isfinite().tolist())
print("evaluation:    ", model.eval()(features)[:2].flatten().tolist())
