import torch

scores = torch.tensor([2.0, -1.0, 3.0, -2.0]).view(-1, 1)
labels = torch.tensor([1, 0, 1, 1])
predictions = (scores > 0).long().view_as(labels)
right = (predictions == labels).sum().item()
print("compared:", tuple((predictions == labels).shape))
print(f"accuracy: {right / len(labels):.0%}")
