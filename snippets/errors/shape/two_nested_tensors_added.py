# raises: RuntimeError
import torch

parts = [torch.zeros(2, 3), torch.ones(4, 3)]
left = torch.nested.nested_tensor(parts, layout=torch.jagged)
right = torch.nested.nested_tensor(parts, layout=torch.jagged)
left + right
