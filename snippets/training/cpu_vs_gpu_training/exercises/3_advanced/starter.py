def train(model, optimizer, features, labels, steps):
    total = 0.0
    for step in range(steps):
        loss = 0.0
        for row, label in zip(features, labels):
            loss = loss + (model(row) - label).pow(2).sum()
        loss = loss / len(features)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        total += loss.item()
    return total / steps
