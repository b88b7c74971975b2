import torch
import torch.distributed as dist
import torch.multiprocessing as mp


def worker(rank, port):
    store = dist.TCPStore("localhost", port)
    dist.init_process_group("gloo", store=store, rank=rank, world_size=2)
    torch.manual_seed(0)
    features = torch.randn(5, 8)
    first, second = torch.randn(8, 16), torch.randn(16, 8)
    whole = (features @ first).relu() @ second

    half = slice(8 * rank, 8 * rank + 8)
    mine = (features @ first[:, half]).relu() @ second[half]
    if rank == 0:
        held = first[:, half].numel() + second[half].numel()
        print(f"{held} of {first.numel() + second.numel()} weights per rank")
        print("before all_reduce:", torch.allclose(mine, whole, atol=1e-4))
    dist.all_reduce(mine)
    if rank == 0:
        print("after all_reduce: ", torch.allclose(mine, whole, atol=1e-4))
    dist.destroy_process_group()


if __name__ == "__main__":
    store = dist.TCPStore("localhost", 0, is_master=True)
    mp.spawn(worker, (store.port,), nprocs=2)
