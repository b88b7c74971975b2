import torch

guesses = torch.tensor([0, 2, 1, 1])
labels = torch.tensor([0, 2, 2, 1])

hits = guesses == labels
print("accuracy:", hits.float().mean().item())
print("the same:", hits.mean(dtype=torch.float32).item())
