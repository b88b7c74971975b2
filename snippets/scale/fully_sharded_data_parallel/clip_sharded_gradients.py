# run: torchrun --nproc-per-node=2
import time

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import FullyShardedDataParallel, fully_shard
from torch.nn.utils import clip_grad_norm_


def make_model():
    torch.manual_seed(0)
    return nn.Sequential(nn.Linear(8, 16), nn.Tanh(), nn.Linear(16, 1))


def report(name, norm):
    norms = [None, None]
    dist.all_gather_object(norms, f"{norm.item():.4f}")
    if rank == 0:
        print(f"{name:17}", *norms)


dist.init_process_group("gloo")
rank = dist.get_rank()
torch.manual_seed(1)
features, labels = torch.randn(8, 8), torch.randn(8, 1)
model = make_model()
nn.functional.mse_loss(model(features), labels).backward()
report("not sharded", clip_grad_norm_(model.parameters(), 0.5))
x, y = features[rank::2], labels[rank::2]
model = fully_shard(make_model())
nn.functional.mse_loss(model(x), y).backward()
for name in ("FSDP2, ordinary", "  norm after it"):
    report(name, clip_grad_norm_(model.parameters(), 0.5).full_tensor())
model = FullyShardedDataParallel(make_model(), device_id=torch.device("cpu"))
nn.functional.mse_loss(model(x), y).backward()
report("FSDP1, its own", model.clip_grad_norm_(1e9))
report("FSDP1, ordinary", clip_grad_norm_(model.parameters(), 0.5))
report("  norm after it", model.clip_grad_norm_(1e9))
time.sleep(1)
