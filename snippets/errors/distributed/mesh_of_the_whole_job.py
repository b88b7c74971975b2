import torch.distributed as dist
from torch.distributed.device_mesh import init_device_mesh

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
ranks = dist.get_world_size()
tensor = min(4, ranks)
mesh = init_device_mesh(
    "cpu", (ranks // tensor, tensor), mesh_dim_names=("data", "tensor")
)
print(mesh.mesh_dim_names, tuple(mesh.shape))
dist.destroy_process_group()
