# raises: FloatingPointError
import torch
from torch import nn


class LogScale(nn.Module):
    def forward(self, amounts):
        return torch.log(amounts)


def stop_at_nonfinite(name):
    def hook(module, inputs, output):
        if output.isfinite().all():
            return
        came_in = inputs[0].isfinite().all().item()
        weights = all(p.isfinite().all() for p in module.parameters())
        raise FloatingPointError(
            f"{name} ({type(module).__name__}): {output.isnan().sum()} nan, "
            f"{output.isinf().sum()} inf; input finite: {came_in}, "
            f"weights finite: {weights}"
        )

    return hook


torch.manual_seed(0)
encoder = nn.Sequential(nn.Linear(4, 16), nn.ReLU(), LogScale())
model = nn.Sequential(encoder, nn.LayerNorm(16), nn.Linear(16, 1))
for name, module in model.named_modules():
    if not list(module.children()):
        module.register_forward_hook(stop_at_nonfinite(name))

model(torch.randn(32, 4))
