import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard
from torch.utils._python_dispatch import TorchDispatchMode

widths = {144: "layer A", 408: "layer B", 800: "layer C"}


class PrintCollectives(TorchDispatchMode):
    def __torch_dispatch__(self, operation, types, args=(), kwargs=None):
        if "allgather" in operation.name():
            print("  gather the weights of", widths[args[0].numel()])
        if "reduce_scatter" in operation.name():
            print("  reduce-scatter gradients of", widths[args[1].numel()])
        return operation(*args, **(kwargs or {}))


class Layer(nn.Linear):
    def forward(self, rows):
        whole = [not hasattr(layer.weight, "to_local") for layer in model]
        print("  compute; whole on this rank:", whole)
        return super().forward(rows)


dist.init_process_group("fake", rank=0, world_size=4)
model = nn.Sequential(Layer(8, 16), Layer(16, 24), Layer(24, 32))
for unit in (*model, model):
    fully_shard(unit)
with PrintCollectives():
    print("forward")
    loss = model(torch.ones(2, 8)).sum()
    print("backward")
    loss.backward()
