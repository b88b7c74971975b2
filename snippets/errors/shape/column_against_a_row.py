# warns: UserWarning
import torch
from torch import nn

guesses = torch.tensor([[1.0], [2.0], [3.0]])
prices = torch.tensor([1.0, 2.0, 3.0])
loss = nn.MSELoss()(guesses, prices)
print(f"perfect guesses cost {loss:.3f}")
