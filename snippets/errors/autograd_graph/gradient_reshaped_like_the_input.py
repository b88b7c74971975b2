import torch


class Flattened(torch.autograd.Function):
    @staticmethod
    def forward(ctx, images):
        ctx.shape = images.shape
        return images.flatten(1)

    @staticmethod
    def backward(ctx, gradient):
        return gradient.reshape(ctx.shape)


images = torch.ones(4, 2, 3, requires_grad=True)
Flattened.apply(images).sum().backward()
print("gradient:", tuple(images.grad.shape))
