# timeout: 180
import torch
import torch.distributed as dist
import torch.multiprocessing as mp


def show(name, tensor):
    everyone = [None, None, None]
    dist.all_gather_object(everyone, tensor.tolist())
    if dist.get_rank() == 0:
        print(f"{name:15}", *everyone)


def worker(rank, port):
    store = dist.TCPStore("localhost", port)
    dist.init_process_group("gloo", store=store, rank=rank, world_size=3)
    mine = torch.tensor([1, 10, 100]) * (rank + 1)
    show("at the start", mine)
    summed = mine.clone()
    dist.all_reduce(summed)
    show("all_reduce", summed)
    copied = mine.clone()
    dist.broadcast(copied, src=2)
    show("broadcast", copied)
    parts = [torch.empty(1, dtype=torch.long) for _ in range(3)]
    dist.all_gather(parts, mine[:1])
    show("all_gather", torch.cat(parts))
    piece = torch.empty(1, dtype=torch.long)
    dist.reduce_scatter(piece, list(mine.split(1)))
    show("reduce_scatter", piece)
    dist.destroy_process_group()


if __name__ == "__main__":
    store = dist.TCPStore("localhost", 0, is_master=True)
    mp.spawn(worker, (store.port,), nprocs=3)
