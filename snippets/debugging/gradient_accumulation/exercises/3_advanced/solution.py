from torch import nn


def train_epoch(model, optimizer, scheduler, loader, pieces, max_norm):
    steps, rows = 0, 0
    optimizer.zero_grad()
    for i, (features, labels) in enumerate(loader):
        squares = (model(features) - labels).pow(2).mean(dim=1)
        squares.sum().backward()
        rows += len(features)
        if (i + 1) % pieces == 0 or i + 1 == len(loader):
            for parameter in model.parameters():
                parameter.grad /= rows
            nn.utils.clip_grad_norm_(model.parameters(), max_norm)
            optimizer.step()
            optimizer.zero_grad()
            scheduler.step()
            steps, rows = steps + 1, 0
    return steps
