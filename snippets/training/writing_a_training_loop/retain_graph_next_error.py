# raises: RuntimeError
import torch
from torch import nn

torch.manual_seed(0)
features, labels = torch.randn(8, 3), torch.randn(8, 1)
model = nn.Sequential(nn.Linear(3, 4), nn.ReLU(), nn.Linear(4, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

predictions = model(features)
for step in range(2):
    loss = nn.functional.mse_loss(predictions, labels)
    optimizer.zero_grad()
    loss.backward(retain_graph=True)
    optimizer.step()
    print(f"step {step} done")
