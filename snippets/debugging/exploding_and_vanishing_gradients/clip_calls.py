import torch
from torch import nn

parameters = [nn.Parameter(torch.zeros(2)), nn.Parameter(torch.zeros(1))]


def gradients():
    parameters[0].grad = torch.tensor([3.0, 0.0])
    parameters[1].grad = torch.tensor([-4.0])
    return [p.grad for p in parameters]


norm = nn.utils.get_total_norm(gradients())
print("get_total_norm:  ", norm.item())

before = gradients()
norm = nn.utils.clip_grad_norm_(parameters, max_norm=1.0)
print("clip_grad_norm_: ", norm.item(), [g.tolist() for g in before])

before = gradients()
nothing = nn.utils.clip_grad_value_(parameters, clip_value=1.0)
print("clip_grad_value_:", nothing, [g.tolist() for g in before])
