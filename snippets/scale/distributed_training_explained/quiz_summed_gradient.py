import torch
import torch.distributed as dist
import torch.multiprocessing as mp


def worker(rank, port):
    store = dist.TCPStore("localhost", port)
    dist.init_process_group("gloo", store=store, rank=rank, world_size=2)
    weight = torch.tensor([10.0])
    gradient = torch.tensor([1.0 if rank == 0 else 3.0])
    dist.all_reduce(gradient)
    weight -= gradient
    if rank == 0:
        print(weight.item())
    dist.destroy_process_group()


if __name__ == "__main__":
    store = dist.TCPStore("localhost", 0, is_master=True)
    mp.spawn(worker, (store.port,), nprocs=2)
