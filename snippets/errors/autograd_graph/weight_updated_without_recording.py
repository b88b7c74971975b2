import torch

weight = torch.ones(3, requires_grad=True)
loss = weight.square().sum()
loss.backward()
with torch.no_grad():
    weight -= 0.25 * weight.grad
print("weight:", weight.tolist(), "needs grad:", weight.requires_grad)
