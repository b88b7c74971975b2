# raises: ValueError
import torch

network_output = torch.tensor([0.3, -1.2])
mean, scale = network_output
torch.distributions.Normal(mean, scale)
