import torch

logits = torch.zeros(1, 4)
print(logits.softmax(dim=1).tolist())
print(logits.squeeze().softmax(dim=-1).tolist())
