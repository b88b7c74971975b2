from torch import nn


def train_epoch(model, optimizer, scheduler, loader, pieces, max_norm):
    steps = 0
    optimizer.zero_grad()
    for i, (features, labels) in enumerate(loader):
        loss = nn.functional.mse_loss(model(features), labels)
        (loss / pieces).backward()
        nn.utils.clip_grad_norm_(model.parameters(), max_norm)
        if (i + 1) % pieces == 0:
            optimizer.step()
            optimizer.zero_grad()
            steps += 1
        scheduler.step()
    return steps
