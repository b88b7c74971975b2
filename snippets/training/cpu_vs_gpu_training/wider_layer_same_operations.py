import torch
from torch import nn
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils.flop_counter import FlopCounterMode


class CountOperations(TorchDispatchMode):
    total = 0

    def __torch_dispatch__(self, operation, types, args=(), kwargs=None):
        self.total += 1
        return operation(*args, **(kwargs or {}))


features = torch.empty(64, 20, device="meta")
labels = torch.empty(64, 1, device="meta")

for width in (4, 64, 1024):
    layers = nn.Linear(20, width), nn.ReLU(), nn.Linear(width, 1)
    model = nn.Sequential(*layers).to("meta")
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    with CountOperations() as calls, FlopCounterMode(display=False) as work:
        nn.functional.mse_loss(model(features), labels).backward()
        optimizer.step()
    flops = work.get_total_flops()
    print(f"width {width:>4}: {calls.total} operations, {flops:>9,} FLOPs")
