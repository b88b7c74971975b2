import torch
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.functional import scaled_dot_product_attention

tokens = torch.ones(1, 1, 4, 8, requires_grad=True)
with sdpa_kernel(SDPBackend.MATH):
    mixed = scaled_dot_product_attention(tokens, tokens, tokens)
(slope,) = torch.autograd.grad(mixed.sum(), tokens, create_graph=True)
slope.square().sum().backward()
print("second derivative:", tuple(tokens.grad.shape))
