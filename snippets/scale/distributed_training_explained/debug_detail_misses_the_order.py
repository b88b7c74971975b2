import os

import torch
import torch.distributed as dist
import torch.multiprocessing as mp


def worker(rank, port):
    store = dist.TCPStore("localhost", port)
    dist.init_process_group("gloo", store=store, rank=rank, world_size=2)
    loss, gradient = torch.tensor([0.5]), torch.tensor([100.0])
    swapped = (loss, gradient) if rank == 0 else (gradient, loss)
    for tensor in swapped:
        dist.all_reduce(tensor)
    if rank == 0:
        print("other order, same shape: loss", loss.item())
    dtype = torch.float32 if rank == 0 else torch.int32
    try:
        dist.all_reduce(torch.tensor([1], dtype=dtype))
    except RuntimeError as error:
        if rank == 0:
            print("other dtype:", str(error).split(". ")[0])
    dist.destroy_process_group()


if __name__ == "__main__":
    os.environ["TORCH_DISTRIBUTED_DEBUG"] = "DETAIL"
    store = dist.TCPStore("localhost", 0, is_master=True)
    mp.spawn(worker, (store.port,), nprocs=2)
