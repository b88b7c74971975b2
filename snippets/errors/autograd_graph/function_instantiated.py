# raises: RuntimeError
# warns: DeprecationWarning
import torch


class Reversed(torch.autograd.Function):
    def forward(self, features):
        return features.clone()

    def backward(self, gradient):
        return -gradient


features = torch.ones(2, requires_grad=True)
Reversed()(features).sum().backward()
