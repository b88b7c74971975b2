import torch

readings = torch.zeros(4, 24, 6)
mixing = torch.zeros(24, 8)
print(tuple(torch.einsum("btf,to->bfo", readings, mixing).shape))
