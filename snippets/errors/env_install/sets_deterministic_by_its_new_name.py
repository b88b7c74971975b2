import torch

torch.use_deterministic_algorithms(True)
print(torch.are_deterministic_algorithms_enabled())
