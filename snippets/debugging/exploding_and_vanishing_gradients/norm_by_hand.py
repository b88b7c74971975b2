import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(4, 16), nn.ReLU(), nn.Linear(16, 1))
features = torch.randn(32, 4)
loss = nn.functional.mse_loss(model(features), 5 * features[:, :1])
loss.backward()

squares = [p.grad.square().sum() for p in model.parameters()]
by_hand = torch.stack(squares).sum().sqrt()
flat = torch.cat([p.grad.flatten() for p in model.parameters()])
returned = nn.utils.clip_grad_norm_(model.parameters(), max_norm=1.0)
clipped = torch.cat([p.grad.flatten() for p in model.parameters()])

print(f"by hand {by_hand:.3f}, one long vector {flat.norm():.3f},", end=" ")
print(f"returned {returned:.3f}")
print(f"factor {1 / (by_hand + 1e-6):.4f}")
for (name, _), square in zip(model.named_parameters(), squares):
    part = model.get_parameter(name).grad.norm() / square.sqrt()
    print(f"{name:8}  norm {square.sqrt():.3f}  scaled by {part:.4f}")
print(f"cosine of old and new direction: {flat @ clipped / returned:.4f}")
