import torch

image = torch.ones(2, 2).double().requires_grad_()
score = (3 * image).sum()
score.backward()
print("leaf:", image.is_leaf)
print("gradient:", image.grad.tolist())
