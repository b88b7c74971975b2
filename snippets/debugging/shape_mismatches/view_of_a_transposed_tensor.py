# raises: RuntimeError
import torch

torch.manual_seed(0)
scores = torch.randn(8, 10)
labels = torch.arange(8)
guesses = scores.topk(5).indices.t()
correct = guesses.eq(labels.expand_as(guesses))

print("shape", tuple(correct.shape), " stride", correct.stride())
print("top 1, view:", correct[:1].view(-1).sum().item())
print("top 5, reshape:", correct[:5].reshape(-1).sum().item())
print("top 5, view:", correct[:5].view(-1).sum().item())
