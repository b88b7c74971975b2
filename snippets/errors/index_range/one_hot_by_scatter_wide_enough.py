import torch

organs = torch.tensor([[0], [3], [1]])
encoded = torch.zeros(3, int(organs.max()) + 1)
print(encoded.scatter_(1, organs, 1.0).tolist())
