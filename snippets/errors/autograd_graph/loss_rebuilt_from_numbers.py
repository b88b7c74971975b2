# raises: RuntimeError
import torch
from torch import nn

model = nn.Linear(2, 1)
outputs = model(torch.ones(4, 2))
print("outputs have a grad_fn:", outputs.grad_fn is not None)

losses = [output.square().item() for output in outputs]
loss = torch.tensor(losses).mean()
print("loss has a grad_fn:", loss.grad_fn is not None)
loss.backward()
