from datetime import timedelta

import torch.distributed as dist
import torch.multiprocessing as mp


def worker(rank, port):
    store = dist.TCPStore("localhost", port)
    dist.init_process_group("gloo", store=store, rank=rank, world_size=2)
    batches = 3 if rank == 0 else 2
    for step in range(batches):
        try:
            dist.monitored_barrier(timeout=timedelta(seconds=3))
        except RuntimeError as error:
            print(f"step {step}:", str(error).splitlines()[0])
    if rank == 0:
        store.set("rank 0 is through", "")
    store.wait(["rank 0 is through"])
    dist.destroy_process_group()


if __name__ == "__main__":
    store = dist.TCPStore("localhost", 0, is_master=True)
    mp.spawn(worker, (store.port,), nprocs=2)
