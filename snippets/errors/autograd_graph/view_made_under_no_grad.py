# raises: RuntimeError
import torch

weight = torch.ones(6, requires_grad=True)
with torch.no_grad():
    table = weight.view(2, 3)
table[0] = 0
