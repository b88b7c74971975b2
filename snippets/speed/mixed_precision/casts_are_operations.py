import torch
from torch import nn
from torch.utils._python_dispatch import TorchDispatchMode


class Count(TorchDispatchMode):
    def __init__(self):
        super().__init__()
        self.calls = self.casts = 0

    def __torch_dispatch__(self, operation, types, args=(), kwargs=None):
        self.calls += 1
        self.casts += operation is torch.ops.aten._to_copy.default
        return operation(*args, **(kwargs or {}))


model = nn.Sequential(nn.Linear(64, 64), nn.ReLU(), nn.Linear(64, 1))
features, labels = torch.randn(32, 64), torch.randn(32, 1)

for passes in (1, 2):
    for enabled in (False, True):
        with Count() as count:
            with torch.autocast("cpu", torch.bfloat16, enabled=enabled):
                for _ in range(passes):
                    outputs = model(features)
                loss = nn.functional.mse_loss(outputs, labels)
            loss.backward()
        print(f"forward passes: {passes}  autocast: {enabled!s:5}  "
              f"operations: {count.calls}  casts: {count.casts}")
