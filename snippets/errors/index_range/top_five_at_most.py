import torch

logits = torch.tensor([[0.1, 2.0, 0.5]])
print(logits.topk(min(5, logits.shape[-1])).indices.tolist())
