# raises: RuntimeError
import torch

readings = torch.zeros(4, 24, 6)
mixing = torch.zeros(24, 8)
torch.einsum("btf,fo->bto", readings, mixing)
