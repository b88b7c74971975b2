import torch
import torch.distributed as dist
import torch.multiprocessing as mp


def worker(rank, port):
    store = dist.TCPStore("localhost", port)
    dist.init_process_group("gloo", store=store, rank=rank, world_size=2)
    loss, gradient = torch.tensor([0.5]), torch.tensor([100.0])
    if rank == 0:
        dist.all_reduce(loss)
        dist.all_reduce(gradient)
    else:
        dist.all_reduce(gradient)
        dist.all_reduce(loss)
    everyone = [None, None]
    dist.all_gather_object(everyone, (loss.item(), gradient.item()))
    if rank == 0:
        for number, (loss, gradient) in enumerate(everyone):
            print(f"rank {number}: loss {loss}, gradient {gradient}")
    dist.destroy_process_group()


if __name__ == "__main__":
    store = dist.TCPStore("localhost", 0, is_master=True)
    mp.spawn(worker, (store.port,), nprocs=2)
