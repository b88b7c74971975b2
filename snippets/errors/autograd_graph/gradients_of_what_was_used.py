import torch
from torch import nn

layers = nn.ModuleDict({"used": nn.Linear(2, 1), "spare": nn.Linear(2, 1)})
loss = layers["used"](torch.ones(1, 2)).sum()
names = [name for name, _ in layers.named_parameters()]
parameters = list(layers.parameters())
gradients = torch.autograd.grad(loss, parameters, allow_unused=True)
for name, gradient in zip(names, gradients):
    print(f"{name}: {None if gradient is None else gradient.tolist()}")
