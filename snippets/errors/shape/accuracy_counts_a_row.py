import torch

scores = torch.tensor([[0.9], [0.2], [0.8], [0.1]])
sick = torch.tensor([1, 0, 1, 1])
hits = (scores.squeeze(1) > 0.5) == sick
print("compared:", tuple(hits.shape))
print("accuracy:", hits.sum().item() / len(sick))
