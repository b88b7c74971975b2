import torch
from torch import nn
from torch.utils.checkpoint import checkpoint

layer = nn.Linear(1000, 1000)
row = torch.randn(1, 1000)
print(layer.weight.nbytes, "bytes in the weight")

with torch.no_grad():
    print("graph under no_grad:", layer(row).grad_fn)

output = checkpoint(layer, row, use_reentrant=False)
print("graph under checkpoint:", output.grad_fn is not None)

print("on the GPU now:", torch.cuda.memory_allocated())
print("most so far:", torch.cuda.max_memory_allocated())
print("taken from the driver:", torch.cuda.memory_reserved())
