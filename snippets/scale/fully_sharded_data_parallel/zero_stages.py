import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard
from torch.distributed.optim import ZeroRedundancyOptimizer


def local_bytes(tensors):
    local = (t.to_local() if hasattr(t, "to_local") else t for t in tensors)
    return sum(tensor.nbytes for tensor in local)


dist.init_process_group("fake", rank=0, world_size=8)
whole_bytes = 16 * (512 * 512 + 512) * 4
columns = ("at rest", "forward", "grads", "Adam")
print(f"{'':8}", *(f"{column:>7}" for column in columns))
for name in ("DDP", "ZeRO-1", "keep", "reshard"):
    model = nn.Sequential(*(nn.Linear(512, 512) for _ in range(16)))
    if name in ("keep", "reshard"):
        for unit in (*model, model):
            fully_shard(unit, reshard_after_forward=name == "reshard")
    shares = [local_bytes(model.parameters())]
    optimizer = torch.optim.Adam(model.parameters())
    if name == "ZeRO-1":
        kind = torch.optim.Adam
        optimizer = ZeroRedundancyOptimizer(model.parameters(), kind)

    loss = model(torch.ones(2, 512)).sum()
    shares.append(local_bytes(model.parameters()))
    loss.backward()
    shares.append(local_bytes(p.grad for p in model.parameters()))
    optimizer.step()
    state = getattr(optimizer, "optim", optimizer).state.values()
    averages = [s[key] for s in state for key in ("exp_avg", "exp_avg_sq")]
    shares.append(local_bytes(averages))
    print(f"{name:8}", *(f"{share / whole_bytes:7.3f}" for share in shares))
