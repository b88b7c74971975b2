# raises: RuntimeError
import torch

photos = [torch.zeros(4, 6), torch.zeros(5, 3)]
torch.nested.nested_tensor(photos, layout=torch.jagged)
