import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(512, 512), nn.Tanh(), nn.Linear(512, 1))
features, labels = torch.randn(1000, 512), torch.randn(1000, 1)


def loss_of(order):
    predictions = model(features[order])
    return nn.functional.mse_loss(predictions, labels[order])


losses = [loss_of(torch.randperm(1000)) for shuffle in range(50)]
losses = torch.stack(losses).detach()

print("one batch, 50 row orders")
print("all equal:", len(losses.unique()) == 1)
print("all within 1e-5:", torch.allclose(losses, losses[0], rtol=1e-5))
print(f"loss: {losses[0]:.4f}")
