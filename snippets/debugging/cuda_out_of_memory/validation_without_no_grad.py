import weakref

import torch
from torch import nn

model = nn.Sequential(nn.Linear(256, 512), nn.ReLU(), nn.Linear(512, 10))
activations = weakref.WeakSet()
model[1].register_forward_hook(
    lambda module, inputs, output: activations.add(output.untyped_storage())
)


def held_after_each_batch(train, grad, backward=False):
    model.train(train)
    losses, held = [], []
    for batch in torch.ones(4, 128, 256):
        with torch.set_grad_enabled(grad):
            loss = model(batch).square().mean()
        if backward:
            loss.backward()
        losses.append(loss)
        held.append(sum(storage.nbytes() for storage in activations))
    return held


print("train(), backward()", held_after_each_batch(True, True, True))
print("eval()             ", held_after_each_batch(False, True))
print("train(), no_grad() ", held_after_each_batch(True, False))
print("eval(), no_grad()  ", held_after_each_batch(False, False))
