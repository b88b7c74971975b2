# warns: UserWarning
import torch
from torch import nn

torch.manual_seed(0)
features = torch.randn(32, 3)
prices = features @ torch.tensor([[2.0], [-1.0], [0.5]]) + 3


def train(targets):
    model = nn.Sequential(nn.Linear(3, 1), nn.Flatten(0))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for step in range(300):
        loss = nn.functional.mse_loss(model(features), targets)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    guesses = model(features).detach()
    print(f"targets {str(tuple(targets.shape)):<8} loss {loss:.3f}"
          f"  guesses {guesses.min():6.3f} to {guesses.max():.3f}")


train(prices)
train(prices.squeeze(1))
variance = prices.var(correction=0)
print(f"mean price {prices.mean():.3f}, variance {variance:.3f}")
