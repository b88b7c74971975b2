import torch
import torch.multiprocessing as mp


def double(rank, shared):
    shared *= 2


if __name__ == "__main__":
    shared = torch.ones(2).share_memory_()
    mp.spawn(double, args=(shared,), nprocs=1)
    print(shared)
