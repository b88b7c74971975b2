import torch

scale = torch.ones(2, requires_grad=True)
batch = scale * torch.tensor([[1.0, 2.0], [3.0, 4.0]])
rows = [row / row.max() for row in batch]
normalised = torch.stack(rows)
normalised.sum().backward()
print("normalised:", normalised.tolist())
print("gradient:", [round(g, 4) for g in scale.grad.tolist()])
