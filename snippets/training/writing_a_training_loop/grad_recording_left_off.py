# raises: RuntimeError
import torch
from torch import nn

model = nn.Linear(3, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
features, labels = torch.ones(8, 3), torch.ones(8, 1)


def validate():
    model.eval()
    torch.set_grad_enabled(False)
    return nn.functional.mse_loss(model(features), labels)


for epoch in range(2):
    model.train()
    loss = nn.functional.mse_loss(model(features), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    validate()
    print(f"epoch {epoch} done")
