# raises: RuntimeError
# warns: UserWarning
import torch

rows = torch.nested.nested_tensor([torch.zeros(2, 3), torch.zeros(4, 3)])
print("parts:", rows.size(0))
rows.size(1)
