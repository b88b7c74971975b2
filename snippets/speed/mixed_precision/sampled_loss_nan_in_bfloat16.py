import torch
from torch import nn

torch.manual_seed(0)
users = 2 * torch.randn(64, 16)
items = users.clone()
is_bought = torch.eye(64)


def by_hand(scores):
    p = scores.sigmoid().clamp(1e-6, 1 - 1e-6)
    return -(is_bought * p.log() + (1 - is_bought) * (1 - p).log()).mean()


def ready_made(scores):
    return nn.functional.binary_cross_entropy_with_logits(scores, is_bought)


for name, criterion in (("by hand", by_hand), ("ready-made", ready_made)):
    for mixed in (False, True):
        with torch.autocast("cpu", torch.bfloat16, enabled=mixed):
            loss = criterion(users @ items.T)
        precision = "bf16-mixed" if mixed else "float32"
        print(f"{name:10}  {precision:10}  loss {loss.item():.1f}")

with torch.autocast("cpu", torch.bfloat16):
    scores = users @ items.T
    with torch.autocast("cpu", enabled=False):
        loss = by_hand(scores.float())
print(f"by hand, this loss in float32 inside bf16-mixed: {loss.item():.1f}")
print("1 - 1e-6 in bfloat16:", torch.tensor(1 - 1e-6).bfloat16().item())
