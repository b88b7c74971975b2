import torch
from torch import nn

encoder, decoder = nn.Parameter(torch.zeros(2)), nn.Parameter(torch.zeros(2))
both = [encoder, decoder]


def gradients():
    encoder.grad = torch.tensor([30.0, 40.0])
    decoder.grad = torch.tensor([5.0, 12.0])
    return [encoder.grad, decoder.grad]


def report(name, logged, grads):
    left = nn.utils.get_total_norm(grads)
    print(f"{name:22} logged {logged:5.2f}, left {left:.2f}")


grads = gradients()
report("all at once", nn.utils.clip_grad_norm_(both, 1.0), grads)

grads = gradients()
logged = [nn.utils.clip_grad_norm_(part, 1.0) for part in both]
report("each part for itself", max(logged), grads)

grads = gradients()
nn.utils.clip_grad_value_(both, 1.0)
report("by value", nn.utils.get_total_norm(grads), grads)

grads = gradients()
nn.utils.clip_grad_norm_(both, 1.0, norm_type=float("inf"))
report("norm_type inf", nn.utils.get_total_norm(grads), grads)
