import torch

class_token = torch.zeros(1, 32)
patches = torch.zeros(4, 49, 32)
tokens = torch.cat([class_token.expand(len(patches), -1, -1), patches], dim=1)
print(tuple(tokens.shape))
