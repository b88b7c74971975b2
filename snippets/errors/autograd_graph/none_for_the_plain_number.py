import torch


class Scaled(torch.autograd.Function):
    @staticmethod
    def forward(ctx, features, factor):
        ctx.factor = factor
        return factor * features

    @staticmethod
    def backward(ctx, gradient):
        return ctx.factor * gradient, None


features = torch.ones(2, requires_grad=True)
Scaled.apply(features, 3.0).sum().backward()
print("gradient:", features.grad.tolist())
