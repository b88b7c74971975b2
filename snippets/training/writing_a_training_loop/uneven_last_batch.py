import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

predictions = torch.zeros(66)
labels = torch.cat([torch.ones(64), torch.full((2,), 6.0)])
loader = DataLoader(TensorDataset(predictions, labels), batch_size=32)
loss_fn = nn.MSELoss()

batch_losses, weighted = [], 0.0
for predicted, wanted in loader:
    loss = loss_fn(predicted, wanted).item()
    batch_losses.append(loss)
    weighted += loss * len(wanted)
    print(f"{len(wanted):>2} rows: loss {loss:.1f}")

print(f"mean of batch losses: {sum(batch_losses) / len(loader):.2f}")
print(f"weighted by rows: {weighted / len(labels):.2f}")
print(f"whole set at once: {loss_fn(predictions, labels).item():.2f}")
