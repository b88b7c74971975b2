# raises: RuntimeError
import torch

batch = torch.zeros(6, 4, 5)
print(tuple(batch.view(6, -1).shape))
batch.view(-1, -1)
