import torch
from torch import nn
from torch.utils.checkpoint import checkpoint

torch.manual_seed(0)
block = nn.Sequential(nn.Linear(64, 64), nn.ReLU(), nn.Linear(64, 10))
features = torch.randn(128, 64)
started = []
for name, layer in block.named_children():
    layer.register_forward_pre_hook(lambda *_, name=name: started.append(name))


def gradients(output):
    block.zero_grad()
    output.square().mean().backward()
    print("layers started:", *started)
    started.clear()
    return torch.cat([p.grad.flatten() for p in block.parameters()])


plain = gradients(block(features))
again = gradients(checkpoint(block, features, use_reentrant=False))
print("same gradients:", torch.equal(plain, again))
