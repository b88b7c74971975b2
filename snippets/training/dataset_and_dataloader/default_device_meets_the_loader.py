import torch
from torch import nn
from torch.utils.data import DataLoader

loader = DataLoader([0, 1, 2, 3], batch_size=2, shuffle=True)

torch.set_default_device("meta")
try:
    print(list(loader))
except RuntimeError as error:
    print("RuntimeError:", error)
torch.set_default_device(None)

with torch.device("meta"):
    model = nn.Linear(1, 1)
sizes = [len(batch) for batch in loader]
print("model on", model.weight.device, "and batches of", sizes)
