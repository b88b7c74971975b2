import torch

guesses = torch.tensor([1.0, 2.0, 3.0])
targets = torch.tensor([[1.0], [2.0], [3.0]])
print(f"{((guesses - targets) ** 2).mean():.2f}")
