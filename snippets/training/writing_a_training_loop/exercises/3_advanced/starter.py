def step_in_parts(model, optimizer, loss_fn, parts):
    total = 0.0
    for features, labels in parts:
        optimizer.zero_grad()
        loss = loss_fn(model(features), labels)
        loss.backward()
        optimizer.step()
        total += loss.detach()
    return total / len(parts)
