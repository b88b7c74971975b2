import torch

network_output = torch.tensor([0.3, -1.2])
mean, raw = network_output
scale = torch.nn.functional.softplus(raw) + 1e-6
policy = torch.distributions.Normal(mean, scale)
print(f"{policy.mean.item():.2f} {policy.stddev.item():.2f}")
