def move(batch, device):
    for value in batch.values():
        value.to(device)
    return batch
