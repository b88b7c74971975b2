import torch
from torch.distributed.tensor import DTensor
from torch.nn.utils import get_total_norm


def clip(model, max_norm):
    gradients = [p.grad for p in model.parameters() if p.grad is not None]
    sharded = [g for g in gradients if isinstance(g, DTensor)]
    plain = [g for g in gradients if not isinstance(g, DTensor)]
    norms = [get_total_norm(part) for part in (sharded, plain) if part]
    norms = [n.full_tensor() if isinstance(n, DTensor) else n for n in norms]
    total = torch.stack(norms).norm().item()
    for gradient in gradients:
        gradient.mul_(min(1.0, max_norm / (total + 1e-6)))
    return total
