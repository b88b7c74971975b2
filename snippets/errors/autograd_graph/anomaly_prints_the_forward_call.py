# raises: RuntimeError
# warns: UserWarning
import torch

x = torch.ones(3, requires_grad=True)
with torch.autograd.detect_anomaly():
    y = x.exp()
    y += 1
    y.sum().backward()
