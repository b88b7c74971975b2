import torch
from torch import nn


class Model(nn.Module):
    def __init__(self, container):
        super().__init__()
        self.hidden = container([nn.Linear(4, 16), nn.Linear(16, 16)])
        self.out = nn.Linear(16, 1)

    def forward(self, x):
        for layer in self.hidden:
            x = layer(x).relu()
        return self.out(x)


for container in (list, nn.ModuleList):
    torch.manual_seed(0)
    features = torch.randn(256, 4)
    labels = features[:, :1] * features[:, 1:2]
    model = Model(container)
    hidden = model.hidden[0].weight
    start = hidden.detach().clone()
    optimizer = torch.optim.Adam(model.parameters(), lr=0.01)
    for step in range(200):
        loss = nn.functional.mse_loss(model(features), labels)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    print(f"{container.__name__}:")
    print("  parameters found:", sum(p.numel() for p in model.parameters()))
    print("  hidden layer trained:", not torch.equal(start, hidden))
    print(f"  loss after training: {loss.item():.1f}")
    reloaded = Model(container)
    reloaded.load_state_dict(model.state_dict())
    loss = nn.functional.mse_loss(reloaded(features), labels)
    print(f"  saved and loaded: {loss.item():.1f}")
