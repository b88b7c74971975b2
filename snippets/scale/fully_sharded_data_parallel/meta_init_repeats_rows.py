# run: torchrun --nproc-per-node=2
import time
import warnings

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard

dist.init_process_group("gloo")
rank = dist.get_rank()
for name, seed in (("same seed", 0), ("seed + rank", rank)):
    with torch.device("meta"):
        layer = nn.Linear(2, 4, bias=False)
    fully_shard(layer)
    if rank == 0 and name == "same seed":
        try:
            layer(torch.ones(1, 2))
        except RuntimeError as error:
            print(f"RuntimeError: {error}\n")

    layer.to_empty(device="cpu")
    torch.manual_seed(seed)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        layer.reset_parameters()
    weight = layer.weight.full_tensor()
    if rank == 0:
        rows = [[round(number, 2) for number in row] for row in weight.tolist()]
        print(f"{name}: {rows}")
if rank == 0:
    print(f"\nUserWarning: {caught[0].message}")
dist.destroy_process_group()
time.sleep(1)
