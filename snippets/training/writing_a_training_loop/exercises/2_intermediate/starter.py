def validate(model, loader, loss_fn, device):
    total = 0.0
    for features, labels in loader:
        total += loss_fn(model(features), labels)
    return total / len(loader)
