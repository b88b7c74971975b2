# raises: RuntimeError
import torch

weight = torch.ones(3, requires_grad=True)
loss = weight.square().sum()
loss.backward()
print("gradient:", weight.grad.tolist())
weight -= 0.1 * weight.grad
