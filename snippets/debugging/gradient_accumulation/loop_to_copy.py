import copy

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
points = torch.randn(250, 2)
data = TensorDataset(points, (points.norm(dim=1) < 1.2).long())
start = nn.Sequential(nn.Linear(2, 16), nn.ReLU(), nn.Linear(16, 2))
loss_fn = nn.CrossEntropyLoss(reduction="sum")


def train(rows, pieces):
    model = copy.deepcopy(start)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
    scheduler = torch.optim.lr_scheduler.LinearLR(optimizer, 1, 0.1, 40)
    torch.manual_seed(1)
    loader = DataLoader(data, batch_size=rows, shuffle=True)
    steps, counted = 0, 0
    for epoch in range(10):
        total = 0.0
        for i, (x, y) in enumerate(loader):
            loss = loss_fn(model(x), y)
            loss.backward()
            counted += len(x)
            total += loss.item() / len(data)
            if (i + 1) % pieces == 0 or i + 1 == len(loader):
                for parameter in model.parameters():
                    parameter.grad /= counted
                nn.utils.clip_grad_norm_(model.parameters(), 1.0)
                optimizer.step()
                optimizer.zero_grad()
                scheduler.step()
                steps, counted = steps + 1, 0
    return f"{steps} steps, loss {total:.4f}"


for rows, pieces in ((64, 1), (16, 4), (8, 8)):
    print(f"pieces {pieces}, rows in each {rows:>2}: {train(rows, pieces)}")
