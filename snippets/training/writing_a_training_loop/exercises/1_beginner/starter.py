def train_one_epoch(model, loader, loss_fn, optimizer):
    for features, labels in loader:
        pass
