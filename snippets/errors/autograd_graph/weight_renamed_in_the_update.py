# raises: TypeError
# warns: UserWarning
import torch

weight = torch.ones(2, requires_grad=True)
for step in range(2):
    weight.square().sum().backward()
    weight = weight - 0.1 * weight.grad
    print("step", step, "leaf:", weight.is_leaf)
