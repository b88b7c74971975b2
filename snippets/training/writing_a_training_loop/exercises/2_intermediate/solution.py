import torch


def validate(model, loader, loss_fn, device):
    was_training = model.training
    model.eval()
    total, rows = 0.0, 0
    with torch.no_grad():
        for features, labels in loader:
            features, labels = features.to(device), labels.to(device)
            total += loss_fn(model(features), labels) * len(labels)
            rows += len(labels)
    model.train(was_training)
    return total / rows
