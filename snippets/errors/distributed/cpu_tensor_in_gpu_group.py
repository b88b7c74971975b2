# raises: RuntimeError
import torch
import torch.distributed as dist

store = dist.HashStore()
dist.init_process_group("cuda:gloo", store=store, rank=0, world_size=1)
accuracy = torch.tensor(0.75)
dist.all_reduce(accuracy)
