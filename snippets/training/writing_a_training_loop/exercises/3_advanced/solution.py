def step_in_parts(model, optimizer, loss_fn, parts):
    rows = sum(len(labels) for _, labels in parts)
    total = 0.0
    optimizer.zero_grad()
    for features, labels in parts:
        loss = loss_fn(model(features), labels) * len(labels) / rows
        loss.backward()
        total += loss.detach()
    optimizer.step()
    return total
