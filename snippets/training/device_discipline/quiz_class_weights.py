import torch
from torch import nn

far = torch.device("meta")
loss_fn = nn.CrossEntropyLoss(weight=torch.tensor([1.0, 4.0]))
model = nn.Linear(4, 2).to(far)
features = torch.ones(8, 4, device=far)
labels = torch.zeros(8, dtype=torch.long, device=far)
try:
    print(loss_fn(model(features), labels).device)
except Exception as error:
    print(type(error).__name__)
