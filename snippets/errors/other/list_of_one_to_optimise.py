import torch

image = torch.zeros(3, requires_grad=True)
optimizer = torch.optim.SGD([image], lr=0.5)

(image - 1).square().sum().backward()
optimizer.step()
print("after one step:", image.tolist())
