# raises: RuntimeError
# warns: UserWarning
# build: cpu
import torch.distributed as dist

print("gloo:", dist.is_gloo_available())
print("nccl:", dist.is_nccl_available())
store = dist.HashStore()
dist.init_process_group("nccl", store=store, rank=0, world_size=1)
