import torch

labels = torch.tensor([1, -1, 0, -1, 1])
unknown = labels == -1
guesses = torch.tensor([0, 1, 1, 0, 0])
labels[unknown] = guesses[unknown]
print(labels.tolist())
