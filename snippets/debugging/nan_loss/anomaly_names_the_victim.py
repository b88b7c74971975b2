# raises: RuntimeError
# warns: UserWarning
import torch

first = torch.tensor([1.0, 2.0, 3.0])
second = first.clone().requires_grad_()

with torch.autograd.set_detect_anomaly(True):
    gap = second - first
    squares = gap * gap
    total = squares.sum()
    distance = total.sqrt()
    total.register_hook(lambda g: print("gradient of total:", g.item()))
    print("distance:", distance.item())
    distance.backward()
