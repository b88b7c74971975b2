# raises: RuntimeError
import numpy as np
import torch
from torch import nn

model = nn.Linear(2, 1)
losses = []
for step in range(3):
    loss = model(torch.ones(4, 2)).square().mean()
    loss.backward()
    losses.append(loss)
print("collected:", type(losses[0]).__name__)
print("mean loss:", np.mean(losses))
