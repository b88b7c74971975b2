# raises: IndexError
import torch

scores = torch.ones(1, 1).squeeze()
print(scores[:2])
