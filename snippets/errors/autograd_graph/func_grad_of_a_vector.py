# raises: RuntimeError
import torch

slope = torch.func.grad(lambda x: x**2)
print("of a number:", slope(torch.tensor(3.0)).item())
slope(torch.ones(2))
