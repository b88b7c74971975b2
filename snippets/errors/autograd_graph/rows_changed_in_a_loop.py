# raises: RuntimeError
import torch

scale = torch.ones(2, requires_grad=True)
batch = scale * torch.tensor([[1.0, 2.0], [3.0, 4.0]])
for row in batch:
    row /= row.max()
batch.sum().backward()
