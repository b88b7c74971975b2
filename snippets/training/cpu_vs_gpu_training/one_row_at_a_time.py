import torch
from torch import nn
from torch.utils._python_dispatch import TorchDispatchMode


class CountOperations(TorchDispatchMode):
    total = 0

    def __torch_dispatch__(self, operation, types, args=(), kwargs=None):
        self.total += 1
        return operation(*args, **(kwargs or {}))


torch.manual_seed(0)
model = nn.Sequential(nn.Linear(20, 64), nn.ReLU(), nn.Linear(64, 1))
features, labels = torch.randn(64, 20), torch.randn(64, 1)

with CountOperations() as by_row:
    predictions = torch.stack([model(row) for row in features])
    loss_by_row = nn.functional.mse_loss(predictions, labels)
with CountOperations() as by_batch:
    loss_by_batch = nn.functional.mse_loss(model(features), labels)

print("a row at a time:", by_row.total, "operations")
print("the whole batch:", by_batch.total, "operations")
print("same loss:", torch.allclose(loss_by_row, loss_by_batch))
