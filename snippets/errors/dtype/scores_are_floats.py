import torch

votes = torch.tensor([[3, 1, 0], [2, 2, 5]])

print("as float32:", torch.softmax(votes.float(), dim=1).argmax(dim=1).tolist())
shares = torch.softmax(votes, dim=1, dtype=torch.float32)
print("dtype argument:", shares.dtype, shares.sum(dim=1).round().tolist())
