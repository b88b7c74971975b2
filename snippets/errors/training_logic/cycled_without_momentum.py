# raises: ValueError
import torch

weight = torch.zeros(1, requires_grad=True)
optimizer = torch.optim.Adagrad([weight], lr=0.1)
torch.optim.lr_scheduler.CyclicLR(optimizer, base_lr=0.1, max_lr=0.5)
