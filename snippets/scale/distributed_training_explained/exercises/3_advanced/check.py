import runpy
import sys
from pathlib import Path

import torch
import torch.distributed as dist
import torch.multiprocessing as mp

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
SHAPES = (6,), (7,), (2,), (2, 5)


def verdict(function, rank, shape):
    values = torch.arange(1.0, 1 + torch.Size(shape).numel()).view(shape)
    expected = values * 6
    try:
        result = function(values * (rank + 1))
    except (RuntimeError, ValueError, IndexError) as error:
        return f"shape {shape} raised: {str(error).splitlines()[0]}"
    if not isinstance(result, torch.Tensor) or result.shape != values.shape:
        return f"shape {shape} did not come back in its own shape."
    if not torch.equal(result, expected):
        return f"shape {shape} came back with other sums than all_reduce has."
    return ""


def worker(rank, port, path):
    function = runpy.run_path(path)["all_reduce_in_halves"]
    store = dist.TCPStore("localhost", port)
    dist.init_process_group("gloo", store=store, rank=rank, world_size=3)
    said = ""
    for shape in SHAPES:
        said = said or verdict(function, rank, shape)
        if said:
            break
    dist.barrier()
    if rank == 0:
        store.set("verdict", said or "passed")
    store.wait(["verdict"])
    dist.destroy_process_group()


if __name__ == "__main__":
    if "all_reduce_in_halves" not in runpy.run_path(str(path)):
        print("Not yet: the file defines no function all_reduce_in_halves.")
        sys.exit(1)
    store = dist.TCPStore("localhost", 0, is_master=True)
    mp.spawn(worker, (store.port, str(path)), nprocs=3)
    said = store.get("verdict").decode()
    if said != "passed":
        print(f"Not yet: {said}")
        sys.exit(1)
    print("Passed: two halves make one all_reduce, for every length.")
