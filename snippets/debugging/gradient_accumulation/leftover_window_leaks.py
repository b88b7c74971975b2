import torch
from torch import nn

torch.manual_seed(0)
features = torch.randn(40, 4)
labels = features.sum(dim=1, keepdim=True)


def train(flush):
    torch.manual_seed(0)
    model = nn.Linear(4, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    held = []
    for epoch in range(2):
        pieces = list(zip(features.split(4), labels.split(4)))
        for i, (x, y) in enumerate(pieces):
            held.append(f"{epoch}/{i}")
            (nn.functional.mse_loss(model(x), y) / 4).backward()
            last = flush and i == len(pieces) - 1
            if (i + 1) % 4 == 0 or last:
                optimizer.step()
                optimizer.zero_grad()
                print(len(held), "pieces:", *held)
                held = []
    print("never used:", *held)


train(flush=False)
print("with the last piece of an epoch flushed")
train(flush=True)
