import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard

store = dist.HashStore()
dist.init_process_group("gloo", store=store, rank=0, world_size=1)
torch.manual_seed(0)
features = torch.randn(32, 4)
labels = features.sum(dim=1, keepdim=True)

for order in ("optimizer first", "shards first"):
    torch.manual_seed(1)
    model = nn.Linear(4, 1)
    if order == "shards first":
        fully_shard(model)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    if order == "optimizer first":
        fully_shard(model)

    kept = optimizer.param_groups[0]["params"][0]
    print(f"{order}: {type(kept).__name__} of {kept.nbytes} bytes,", end=" ")
    losses = []
    for step in range(41):
        loss = nn.functional.mse_loss(model(features), labels)
        losses.append(loss.item())
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    print(f"loss {losses[0]:.3f} at step 0, {losses[40]:.3f} at step 40")
