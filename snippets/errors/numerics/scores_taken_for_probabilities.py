# raises: RuntimeError
import torch

scores = torch.tensor([-0.5, 0.2, 1.7])
labels = torch.tensor([0.0, 0.0, 1.0])
print("between", scores.min().item(), "and", scores.max().item())
torch.nn.functional.binary_cross_entropy(scores, labels)
