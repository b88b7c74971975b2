# warns: UserWarning
import torch

weight = torch.tensor(2.0, requires_grad=True)
(weight**3).backward(create_graph=True)
print("slope:", weight.grad.item(), "with history:", weight.grad.requires_grad)
