# raises: RuntimeError
import torch
from torch.nn.functional import scaled_dot_product_attention

query = torch.ones(1, 2, 3, 4)
cached_keys = torch.ones(1, 2, 5, 4).half()
values = torch.ones(1, 2, 5, 4)

scaled_dot_product_attention(query, cached_keys, values)
