# raises: ValueError
import torch
import torch.distributed as dist

loss = torch.tensor(0.25)
dist.all_reduce(loss)
