import torch
from torch import nn


def guarded_step(model, optimizer, loss_function, batch):
    before = {name: b.clone() for name, b in model.named_buffers()}
    optimizer.zero_grad()
    loss = loss_function(model(batch))
    loss.backward()
    gradients = [p.grad for p in model.parameters() if p.grad is not None]
    norm = nn.utils.get_total_norm(gradients)
    buffers = all(b.isfinite().all() for b in model.buffers())
    if loss.isfinite() and norm.isfinite() and buffers:
        optimizer.step()
        return True
    with torch.no_grad():
        for name, buffer in model.named_buffers():
            buffer.copy_(before[name])
    optimizer.zero_grad()
    return False
