import weakref

import torch
from torch import nn


def watch(tensor):
    return weakref.ref(tensor.untyped_storage())


def still_there(what, storage):
    torch.cuda.empty_cache()
    print(f"{what:28}", 0 if storage() is None else storage().nbytes())


images = torch.ones(1000, 1000)
storage = watch(images)
first = images[0]
del images
still_there("del images, a row is kept", storage)

model = nn.Sequential(nn.Linear(1000, 1000), nn.Sigmoid())
output = model(torch.ones(1000, 1000))
loss, storage = output.sum(), watch(output)
del output
still_there("del output, loss is kept", storage)
loss.backward()
still_there("... after backward()", storage)

optimizer = torch.optim.Adam(model.parameters())
storage = watch(model[0].weight)
del model, loss
still_there("del model, optimizer is kept", storage)
del optimizer
still_there("del optimizer", storage)
