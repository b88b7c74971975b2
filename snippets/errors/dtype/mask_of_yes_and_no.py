import torch

scores = torch.tensor([[1.0, 2.0, 3.0]])
attention_mask = torch.tensor([[1, 1, 0]])

hidden = scores.masked_fill(attention_mask == 0, float("-inf"))
print("scores:", hidden.tolist())
print("position with the highest score:", hidden.argmax(dim=1).item())
