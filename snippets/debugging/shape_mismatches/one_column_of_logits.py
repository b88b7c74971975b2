import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(4, 1)
features = torch.randn(6, 4)
sick = torch.tensor([[0.0], [1.0], [1.0], [0.0], [1.0], [0.0]])

for loss_function in (
    nn.functional.cross_entropy,
    nn.functional.binary_cross_entropy_with_logits,
):
    model.zero_grad()
    loss = loss_function(model(features), sick)
    loss.backward()
    moved = model.weight.grad.abs().sum() > 0
    print(f"loss is zero: {loss.item() == 0}  gradient: {moved.item()}")
