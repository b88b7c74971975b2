import torch

scores = torch.ones(1, 1).squeeze(1)
print(scores[:2])
