import torch
from torch import nn

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"

model = nn.BatchNorm1d(4).to(device)
features = torch.ones(8, 4)
features = features.to(device)
noise = torch.zeros(8, 4, device=features.device)
scale = features.new_full((4,), 0.5)
mask = torch.ones_like(features, dtype=torch.bool)

home = next(model.parameters()).device
made = {"features": features, "noise": noise, "scale": scale, "mask": mask}
for name, tensor in {**made, **dict(model.named_buffers())}.items():
    print(f"{name} meets the model: {tensor.device == home}")
