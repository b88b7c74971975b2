# raises: ValueError
import torch

latent = torch.ones(3, requires_grad=True) * 0.01
print("leaf:", latent.is_leaf)
optimizer = torch.optim.Adam([latent], lr=0.1)
