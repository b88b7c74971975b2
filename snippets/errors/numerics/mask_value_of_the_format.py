import torch

scores = torch.tensor([[1.0, 2.0, 3.0]], dtype=torch.float16)
padding = torch.tensor([[False, False, True]])
lowest = torch.finfo(scores.dtype).min
print(lowest)
print(scores.masked_fill(padding, lowest).softmax(dim=1))
