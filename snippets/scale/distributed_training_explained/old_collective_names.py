# warns: FutureWarning
import torch
import torch.distributed as dist

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
mine, everyone = torch.ones(2), torch.empty(2)
dist.all_gather_into_tensor(everyone, mine)
dist.reduce_scatter_tensor(mine, everyone)
dist.all_gather_single(everyone, mine)
dist.reduce_scatter_single(mine, everyone)
print(mine)
dist.destroy_process_group()
