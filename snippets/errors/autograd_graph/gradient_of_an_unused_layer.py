# raises: RuntimeError
import torch
from torch import nn

layers = nn.ModuleDict({"used": nn.Linear(2, 1), "spare": nn.Linear(2, 1)})
loss = layers["used"](torch.ones(1, 2)).sum()
names = [name for name, _ in layers.named_parameters()]
print("asked for:", names)
gradients = torch.autograd.grad(loss, list(layers.parameters()))
