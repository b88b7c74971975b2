import torch
from torch import nn


def train(model, optimizer, scheduler, scaler, batches):
    for batch, labels in batches:
        optimizer.zero_grad()
        pairs = zip(batch.chunk(4), labels.chunk(4))
        for features, targets in pairs:
            with torch.autocast("cpu", dtype=torch.float16):
                loss = nn.functional.mse_loss(model(features), targets) / 4
            scaler.scale(loss).backward()
            nn.utils.clip_grad_norm_(model.parameters(), max_norm=1.0)
        scaler.step(optimizer)
        scaler.update()
        scheduler.step()
