import torch

scores = torch.zeros(2, 3)
keep = torch.tensor([[True, True, False], [False, False, False]])
empty = ~keep.any(dim=1, keepdim=True)
weights = scores.masked_fill(~(keep | empty), float("-inf")).softmax(dim=1)
print(weights.masked_fill(empty, 0.0))
