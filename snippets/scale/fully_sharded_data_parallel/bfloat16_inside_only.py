import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import MixedPrecisionPolicy, fully_shard
from torch.utils._python_dispatch import TorchDispatchMode


class CountGatheredBytes(TorchDispatchMode):
    total = 0

    def __torch_dispatch__(self, operation, types, args=(), kwargs=None):
        if "allgather" in operation.name():
            self.total += args[0].nbytes
        return operation(*args, **(kwargs or {}))


dist.init_process_group("fake", rank=0, world_size=8)
half = MixedPrecisionPolicy(torch.bfloat16, reduce_dtype=torch.float32)
for policy in (MixedPrecisionPolicy(), half):
    layer = nn.Linear(1024, 1024)
    fully_shard(layer, mp_policy=policy)
    with CountGatheredBytes() as gathered:
        output = layer(torch.ones(2, 1024))
    output.sum().backward()
    print(f"gathered {gathered.total:,} bytes, output {output.dtype},", end=" ")
    print(f"shard {layer.weight.dtype}, gradient {layer.weight.grad.dtype}")
