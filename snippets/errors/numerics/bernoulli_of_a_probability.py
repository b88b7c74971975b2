import torch

torch.manual_seed(0)
logits = torch.tensor([-1.0, 0.5, 2.0])
print(torch.bernoulli(logits.sigmoid()))
