import torch

scores = torch.tensor([-0.5, 0.2, 1.7])
labels = torch.tensor([0.0, 0.0, 1.0])
loss = torch.nn.functional.binary_cross_entropy_with_logits(scores, labels)
print(f"{loss.item():.3f}")
