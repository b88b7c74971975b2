import torch

scores = torch.ones(1, 4, 4).half()
values = torch.ones(1, 4, 8)

mixed = torch.bmm(scores, values.to(scores.dtype))
print("output:", tuple(mixed.shape), mixed.dtype)
