# run: torchrun --nproc-per-node=2
import time

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import fully_shard


def trained(model, x, y):
    optimizer = torch.optim.Adam(model.parameters(), lr=0.05)
    for _ in range(20):
        optimizer.zero_grad()
        nn.functional.mse_loss(model(x), y).backward()
        optimizer.step()
    return model.parameters()


def make_model():
    torch.manual_seed(0)
    return nn.Sequential(nn.Linear(4, 6), nn.Tanh(), nn.Linear(6, 1))


dist.init_process_group("gloo")
rank = dist.get_rank()
torch.manual_seed(1)
features = torch.randn(8, 4)
labels = features[:, :1].sin()
whole = list(trained(make_model(), features, labels))
model = make_model()
for unit in (model[0], model[2], model):
    fully_shard(unit)
sharded = list(trained(model, features[rank::2], labels[rank::2]))
gathered = [shard.full_tensor() for shard in sharded]
torch.testing.assert_close(gathered, whole, atol=1e-3, rtol=0)
held = [None, None]
dist.all_gather_object(held, sum(s.to_local().numel() for s in sharded))
if rank == 0:
    print("the weights agree; numbers held by each rank:", held)
time.sleep(1)
