import torch.distributed as dist
import torch.multiprocessing as mp


def worker(rank, port):
    dist.TCPStore("localhost", port, world_size=2)


if __name__ == "__main__":
    server = dist.TCPStore(
        "localhost", 0, world_size=2, is_master=True, wait_for_workers=False
    )
    mp.spawn(worker, (server.port,), nprocs=1)
    print("2 of 2 are here")
