# run: torchrun --nproc-per-node=2
import gc
from contextlib import nullcontext

import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.distributed.algorithms.ddp_comm_hooks import default_hooks

dist.init_process_group("gloo")
torch.manual_seed(dist.get_rank())
features, labels = torch.randn(16, 4), torch.randn(16, 1)


def window(forwards, backwards):
    torch.manual_seed(0)
    model = nn.parallel.DistributedDataParallel(nn.Linear(4, 1))
    sent = []

    def hook(state, bucket):
        sent.append(bucket.index())
        return default_hooks.allreduce_hook(state, bucket)

    model.register_comm_hook(None, hook)
    for i, (x, y) in enumerate(zip(features.split(4), labels.split(4))):
        with model.no_sync() if i < forwards else nullcontext():
            loss = nn.functional.mse_loss(model(x), y) / 4
        with model.no_sync() if i < backwards else nullcontext():
            loss.backward()
    norms = [torch.empty(()), torch.empty(())]
    dist.all_gather(norms, model.module.weight.grad.norm())
    if dist.get_rank() == 0:
        print(f"forwards {forwards}, backwards {backwards}:", len(sent), end="")
        print(f" all-reduces, |gradient| {norms[0]:.3f} and {norms[1]:.3f}")


for quiet in ((0, 0), (0, 3), (3, 0), (3, 3), (4, 0)):
    window(*quiet)
gc.collect()  # the models go before their process group does
dist.destroy_process_group()
