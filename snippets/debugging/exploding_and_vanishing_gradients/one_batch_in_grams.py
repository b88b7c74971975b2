import torch
from torch import nn

torch.manual_seed(0)
features = torch.randn(8, 32, 4)
kilograms = features @ torch.tensor([[1.0], [-2.0], [0.5], [0.0]])
kilograms[5] *= 1000

model = nn.Sequential(nn.Linear(4, 16), nn.ReLU(), nn.Linear(16, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.05)
for step in range(8):
    loss = nn.functional.mse_loss(model(features[step]), kilograms[step])
    optimizer.zero_grad()
    loss.backward()
    norm = nn.utils.clip_grad_norm_(model.parameters(), max_norm=4.0)
    gradients = [p.grad for p in model.parameters()]
    after = nn.utils.get_total_norm(gradients)
    optimizer.step()
    print(f"step {step}  norm {norm:8.2f}  after clipping {after:.2f}")
