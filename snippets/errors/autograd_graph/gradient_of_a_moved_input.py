# warns: UserWarning
import torch

image = torch.ones(2, 2, requires_grad=True).double()
score = (3 * image).sum()
score.backward()
print("leaf:", image.is_leaf)
print("gradient:", image.grad)
