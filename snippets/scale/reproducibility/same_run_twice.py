import random

import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

features = torch.linspace(-1, 1, 60).reshape(20, 3)
labels = features.sum(dim=1, keepdim=True)


def train(seed):
    random.seed(seed)
    np.random.seed(seed)
    torch.manual_seed(seed)
    order = torch.Generator().manual_seed(seed)
    data = TensorDataset(features, labels)
    loader = DataLoader(data, batch_size=6, shuffle=True, generator=order)
    model = nn.Sequential(nn.Linear(3, 8), nn.Dropout(0.5), nn.Linear(8, 1))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(5):
        for batch, target in loader:
            loss = nn.functional.mse_loss(model(batch), target)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
    return model[0].weight.detach()


first, second, other = train(0), train(0), train(1)
print("seed 0 twice, same bits:", torch.equal(first, second))
print("seed 0 and 1, same bits:", torch.equal(first, other))
