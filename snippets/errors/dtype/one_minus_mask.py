# raises: RuntimeError
import torch

lengths = torch.tensor([3, 1])
is_token = torch.arange(4) < lengths[:, None]

is_padding = 1 - is_token
