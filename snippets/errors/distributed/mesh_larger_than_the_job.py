# raises: RuntimeError
import torch.distributed as dist
from torch.distributed.device_mesh import init_device_mesh

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
init_device_mesh("cpu", (2, 4), mesh_dim_names=("data", "tensor"))
