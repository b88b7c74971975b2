import argparse
import pickle
import random

import numpy as np
import torch
from torch import nn

model = nn.Linear(2, 2)
optimizer = torch.optim.Adam(model.parameters())
model(torch.ones(1, 2)).sum().backward()
optimizer.step()
parts = {
    "model.state_dict()": model.state_dict(),
    "optimizer.state_dict()": optimizer.state_dict(),
    "torch.get_rng_state()": torch.get_rng_state(),
    "random.getstate()": random.getstate(),
    "np.random.get_state()": np.random.get_state(),
    "np.float64 loss": np.float64(0.5),
    "argparse.Namespace": argparse.Namespace(lr=0.1),
    "optimizer itself": optimizer,
}
for name, part in parts.items():
    torch.save(part, "part.pt")
    try:
        torch.load("part.pt")
        print(f"{name:24} loads")
    except pickle.UnpicklingError:
        print(f"{name:24} UnpicklingError")
