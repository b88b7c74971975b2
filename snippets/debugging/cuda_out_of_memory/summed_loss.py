import weakref

import torch
from torch import nn

model = nn.Sequential(nn.Linear(64, 256), nn.ReLU(), nn.Linear(256, 10))
activations = weakref.WeakSet()
model[1].register_forward_hook(
    lambda module, inputs, output: activations.add(output.untyped_storage())
)


def graph_nodes(total):
    seen, waiting = set(), {getattr(total, "grad_fn", None)} - {None}
    while waiting:
        node = waiting.pop()
        seen.add(node)
        waiting |= {n for n, _ in node.next_functions} - seen - {None}
    return len(seen)


def show(name, after_loss):
    total = 0.0
    for step in range(10):
        output = model(torch.ones(64, 64))
        total = after_loss(total, output.square().mean())
        del output
        if step in (0, 9):
            held = sum(storage.nbytes() for storage in activations)
            print(f"{name:12} step {step}: {held:7,} bytes,", end=" ")
            print(f"{graph_nodes(total):2} nodes")


show("no backward", lambda total, loss: total + loss)
show("retain_graph", lambda t, loss: loss.backward(None, True) or t + loss)
show("backward", lambda t, loss: loss.backward() or t + loss)
show("item()", lambda t, loss: loss.backward() or t + loss.item())
