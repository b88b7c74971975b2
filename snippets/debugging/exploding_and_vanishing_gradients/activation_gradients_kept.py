import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 1))
features = torch.randn(16, 4)

hidden = model[0](features)
hidden.retain_grad()
model[2](model[1](hidden)).mean().backward()
print(f"retain_grad:   {hidden.grad.norm():.4f}")

outputs = {}


def keep(module, inputs, output):
    output.retain_grad()
    outputs[module] = output


for module in model:
    module.register_forward_hook(keep)
model(features).mean().backward()
for name, module in model.named_children():
    kind, norm = type(module).__name__, outputs[module].grad.norm()
    print(f"hook on {name} {kind:6} {norm:.4f}")
