import torch
from torch import nn
from torch._subclasses.fake_tensor import FakeTensorMode

operations = {
    "h = x @ w": lambda h, x: h,
    "h.relu()": lambda h, x: h.relu(),
    "h.sigmoid()": lambda h, x: h.sigmoid(),
    "h.mean()": lambda h, x: h.mean(),
    "h.exp()": lambda h, x: h.exp(),
    "h.sum()": lambda h, x: h.sum(),
    "h.softmax(-1)": lambda h, x: h.softmax(-1),
    "layer_norm(h)": lambda h, x: nn.functional.layer_norm(h, (8,)),
    "mse_loss(h, x)": lambda h, x: nn.functional.mse_loss(h, x),
    "h + x": lambda h, x: h + x,
}


def result_dtypes(device):
    with FakeTensorMode():
        x = torch.empty(8, 8, device=device)
        w = torch.empty(8, 8, device=device)
        torch.set_autocast_enabled(device, True)
        torch.set_autocast_dtype(device, torch.float16)
        h = x @ w
        found = [operation(h, x).dtype for operation in operations.values()]
        torch.set_autocast_enabled(device, False)
    return [str(dtype).removeprefix("torch.") for dtype in found]


print("x and w: float32    cpu       cuda")
rows = zip(operations, result_dtypes("cpu"), result_dtypes("cuda"))
for operation, cpu, cuda in rows:
    print(f"{operation:18}  {cpu:8}  {cuda}")
