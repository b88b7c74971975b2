# raises: RuntimeError
import torch

logits = torch.tensor([-1.0, 0.5, 2.0])
print(torch.bernoulli(logits))
