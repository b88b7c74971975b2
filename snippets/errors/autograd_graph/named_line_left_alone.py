import torch

x = torch.ones(3, requires_grad=True)
with torch.autograd.set_detect_anomaly(True):
    y = x.exp()
    (y + 1).sum().backward()
print(x.grad)
