import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard

for ranks in (1, 4, 8, 16):
    dist.init_process_group("fake", rank=0, world_size=ranks)
    with torch.device("meta"):
        layer = nn.TransformerEncoderLayer(4096, 32, 16384)
        model = nn.TransformerEncoder(layer, 32, enable_nested_tensor=False)
    block = sum(p.nbytes for p in model.layers[0].parameters())
    for unit in (*model.layers, model):
        fully_shard(unit)
    shard = sum(p.to_local().nbytes for p in model.parameters())
    held = 4 * shard / 1e9
    gathered = 3 * block / 1e9
    print(f"{ranks:2} ranks: held {held:6.2f} GB,", end=" ")
    print(f"three blocks {gathered:.2f} GB:", end=" ")
    print("fits in 24 GB" if held + gathered < 24 else "too much")
    dist.destroy_process_group()
