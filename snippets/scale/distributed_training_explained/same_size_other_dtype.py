import torch
import torch.distributed as dist
import torch.multiprocessing as mp


def worker(rank, port):
    store = dist.TCPStore("localhost", port)
    dist.init_process_group("gloo", store=store, rank=rank, world_size=2)
    dtype = torch.float32 if rank == 0 else torch.int32
    rows_seen = torch.tensor([1], dtype=dtype)
    dist.all_reduce(rows_seen)
    everyone = [None, None]
    dist.all_gather_object(everyone, rows_seen)
    if rank == 0:
        print("rank 0:", everyone[0])
        print("rank 1:", everyone[1])
        print("rank 1's bytes as float32:", everyone[1].view(torch.float32))
    dist.destroy_process_group()


if __name__ == "__main__":
    store = dist.TCPStore("localhost", 0, is_master=True)
    mp.spawn(worker, (store.port,), nprocs=2)
