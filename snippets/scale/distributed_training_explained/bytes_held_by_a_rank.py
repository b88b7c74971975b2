# timeout: 180
import time

import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch import nn
from torch.distributed.fsdp import fully_shard
from torch.distributed.optim import ZeroRedundancyOptimizer
from torch.distributed.tensor import DTensor
from torch.nn.parallel import DistributedDataParallel as DDP


def bytes_here(tensors):
    parts = [t.to_local() if isinstance(t, DTensor) else t for t in tensors]
    return sum(part.nbytes for part in parts if part.dim())


def worker(rank, port):
    store = dist.TCPStore("localhost", port)
    dist.init_process_group("gloo", store=store, rank=rank, world_size=2)
    for name, wrap in ("DDP", DDP), ("ZeRO-1", DDP), ("FSDP", fully_shard):
        model = wrap(nn.Sequential(nn.Linear(64, 256), nn.Linear(256, 64)))
        weights = list(model.parameters())
        optimizer = inner = torch.optim.Adam(weights)
        if name == "ZeRO-1":
            optimizer = ZeroRedundancyOptimizer(weights, torch.optim.Adam)
            inner = optimizer.optim
        model(torch.randn(8, 64)).square().mean().backward()
        optimizer.step()
        kept = weights + [weight.grad for weight in weights]
        kept += [t for state in inner.state.values() for t in state.values()]
        everyone = [None, None]
        dist.all_gather_object(everyone, bytes_here(kept))
        if rank == 0:
            print(f"{name:7}", *(f"{held:,}" for held in everyone))
    dist.destroy_process_group()
    time.sleep(1)


if __name__ == "__main__":
    store = dist.TCPStore("localhost", 0, is_master=True)
    mp.spawn(worker, (store.port,), nprocs=2)
