# raises: RuntimeError
import torch

scores = torch.zeros(2, 3, dtype=torch.float16)
padding = torch.tensor([[False, False, True], [True, True, True]])
scores.masked_fill(padding, -1e9)
