import torch

logits = torch.tensor([[2.0, 1.0], [0.0, 3.0], [1.0, 4.0], [5.0, 0.0]])
labels = torch.tensor([0, 1, 1, 0])
guesses = logits.argmax(dim=1, keepdim=True)
print((guesses == labels).sum().item() / len(labels))
