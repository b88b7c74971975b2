# timeout: 180
import time
from collections import Counter

import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch import nn
from torch.distributed.fsdp import fully_shard
from torch.nn.parallel import DistributedDataParallel
from torch.utils._python_dispatch import TorchDispatchMode


class CountCollectives(TorchDispatchMode):
    def __torch_dispatch__(self, operation, types, args=(), kwargs=None):
        if operation.namespace == "c10d":
            counts[operation.overloadpacket.__name__] += 1
        return operation(*args, **(kwargs or {}))


def worker(rank, port):
    store = dist.TCPStore("localhost", port)
    dist.init_process_group("gloo", store=store, rank=rank, world_size=2)
    for strategy in ("DDP", "FSDP"):
        model = nn.Sequential(*[nn.Linear(8, 8) for _ in range(4)])
        if strategy == "DDP":
            model = DistributedDataParallel(model)
        else:
            model.apply(fully_shard)
        for step in range(3):
            counts.clear()
            with CountCollectives():
                model(torch.randn(2, 8)).sum().backward()
        if rank == 0:
            print(strategy, dict(counts))
    dist.destroy_process_group()
    time.sleep(1)


counts = Counter()
if __name__ == "__main__":
    store = dist.TCPStore("localhost", 0, is_master=True)
    mp.spawn(worker, (store.port,), nprocs=2)
