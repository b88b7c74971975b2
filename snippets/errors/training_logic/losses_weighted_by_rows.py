import torch

losses = torch.tensor([1.0, 1.0, 1.0, 1.0, 6.0])
batches = losses.split(4)
running = sum(batch.mean().item() * len(batch) for batch in batches)
print("over all samples:", losses.mean().item())
print("weighted by rows:", running / len(losses))
