# raises: RuntimeError
import torch

scores = torch.tensor([[1.0, 2.0, 3.0]])
attention_mask = torch.tensor([[1, 1, 0]])

scores.masked_fill(1 - attention_mask, float("-inf"))
