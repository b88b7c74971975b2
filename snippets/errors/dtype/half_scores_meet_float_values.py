# raises: RuntimeError
import torch

scores = torch.ones(1, 4, 4).half()
values = torch.ones(1, 4, 8)

torch.bmm(scores, values)
