import torch


class Square(torch.autograd.Function):
    generate_vmap_rule = True

    @staticmethod
    def forward(x):
        return x * x

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs)

    @staticmethod
    def backward(ctx, gradient):
        (x,) = ctx.saved_tensors
        return 2 * x * gradient


slope = torch.func.grad(Square.apply)
print("at 3:", slope(torch.tensor(3.0)).item())
print("at 1 and 2:", torch.vmap(slope)(torch.tensor([1.0, 2.0])).tolist())
