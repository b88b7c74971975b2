import torch
from torch import nn

values = torch.tensor([2.0, float("inf"), float("nan")])
print("isnan   ", values.isnan().tolist())
print("isinf   ", values.isinf().tolist())
print("isfinite", values.isfinite().tolist())
print("largest float32:", torch.finfo(torch.float32).max)

torch.manual_seed(0)
model = nn.Linear(2, 1)
with torch.autograd.set_detect_anomaly(True):
    model(torch.ones(4, 2)).mean().backward()
norm = nn.utils.get_total_norm([p.grad for p in model.parameters()])
print("gradients finite:", norm.isfinite().item())
