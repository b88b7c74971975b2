# raises: TypeError
import torch

latent = torch.zeros(8, requires_grad=True)
torch.optim.Adam(latent, lr=0.01)
