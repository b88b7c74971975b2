import torch

layer = torch.nn.Linear(4, 1)
with torch.autocast("cpu", dtype=torch.bfloat16):
    outputs = layer(torch.ones(2, 4))
outputs.sum().backward()
print(outputs.dtype, layer.weight.grad.dtype)
