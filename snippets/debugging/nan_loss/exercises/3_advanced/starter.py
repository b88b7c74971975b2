def guarded_step(model, optimizer, loss_function, batch):
    optimizer.zero_grad()
    loss = loss_function(model(batch))
    if loss.isnan():
        return False
    loss.backward()
    optimizer.step()
    return True
