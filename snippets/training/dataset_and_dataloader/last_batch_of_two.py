import torch
from torch import nn
from torch.utils.data import DataLoader

torch.manual_seed(0)
rows = torch.randn(66, 4) * 10
for drop_last in (False, True):
    loader = DataLoader(rows, batch_size=32, drop_last=drop_last)
    batches = list(loader)
    print(f"drop_last={drop_last}: {[len(batch) for batch in batches]}")

short = rows[64:]
normalised = nn.BatchNorm1d(4)(short)
print("the short batch, normalised:")
for row in normalised.tolist():
    print([f"{value:+.2f}" for value in row])
