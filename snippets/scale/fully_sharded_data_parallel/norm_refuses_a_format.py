# raises: TypeError
import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard

store = dist.HashStore()
dist.init_process_group("gloo", store=store, rank=0, world_size=1)
model = nn.Linear(4, 1, bias=False)
fully_shard(model)
model(torch.ones(1, 4)).sum().backward()
print("a method of its own:", hasattr(model, "clip_grad_norm_"))
norm = nn.utils.clip_grad_norm_(model.parameters(), max_norm=1.0)
print(f"as a number: {norm.full_tensor().item():.4f}")
print(f"as it is: {norm:.4f}")
