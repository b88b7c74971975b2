# raises: RuntimeError
import torch
from torch import nn

criterion = nn.MSELoss(reduction="none")
loss = criterion(torch.tensor([1.0, 2.0, 3.0]), torch.zeros(3))
print(f"loss {loss.item():.2f}")
