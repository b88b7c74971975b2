# raises: AttributeError
from torch import nn

model = nn.Linear(2, 1)
print("gradient before the first backward:", model.weight.grad)
for parameter in model.parameters():
    parameter.grad.zero_()
