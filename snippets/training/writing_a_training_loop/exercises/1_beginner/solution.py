def train_one_epoch(model, loader, loss_fn, optimizer):
    model.train()
    for features, labels in loader:
        predictions = model(features)
        loss = loss_fn(predictions, labels)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
