# raises: RuntimeError
import torch
from torch.nn.functional import scaled_dot_product_attention

tokens = torch.ones(1, 1, 4, 8, requires_grad=True)
mixed = scaled_dot_product_attention(tokens, tokens, tokens)
(slope,) = torch.autograd.grad(mixed.sum(), tokens, create_graph=True)
print("first derivative:", tuple(slope.shape))
slope.square().sum().backward()
