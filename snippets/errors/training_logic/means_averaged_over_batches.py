import torch

losses = torch.tensor([1.0, 1.0, 1.0, 1.0, 6.0])
batches = losses.split(4)
running = sum(batch.mean().item() for batch in batches)
print("over all samples:", losses.mean().item())
print("divided by batches:", running / len(batches))
print("divided by samples:", running / len(losses))
