import runpy
import sys
from pathlib import Path

import torch
import torch.distributed as dist
import torch.multiprocessing as mp

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


def worker(rank, port, path, answers):
    mean_over_ranks = runpy.run_path(str(path))["mean_over_ranks"]
    store = dist.TCPStore("localhost", port)
    dist.init_process_group("gloo", store=store, rank=rank, world_size=2)
    value = torch.tensor([1.0 if rank == 0 else 4.0])
    result = mean_over_ranks(value)
    answers[rank] = value.item()
    answers[2 + rank] = float(result)
    dist.barrier()
    dist.destroy_process_group()


if __name__ == "__main__":
    mean_over_ranks = runpy.run_path(str(path)).get("mean_over_ranks")
    if mean_over_ranks is None:
        fail("the file defines no function named mean_over_ranks.")
    try:
        alone = mean_over_ranks(torch.tensor([3.0]))
    except ValueError as error:
        fail(f"without a process group it raised: {error}")
    if not isinstance(alone, torch.Tensor) or alone.item() != 3.0:
        fail(f"without a process group the mean of 3.0 came out as {alone}.")

    store = dist.TCPStore("localhost", 0, is_master=True)
    answers = torch.zeros(4).share_memory_()
    mp.spawn(worker, (store.port, str(path), answers), nprocs=2)
    kept, means = answers[:2].tolist(), answers[2:].tolist()
    if means != [2.5, 2.5]:
        fail(f"two ranks with 1.0 and 4.0 got {means}, expected 2.5 on both.")
    if kept != [1.0, 4.0]:
        fail(f"the ranks' own values became {kept}; leave them at 1.0 and 4.0.")
    print("Passed: the same function serves one process and two ranks.")
