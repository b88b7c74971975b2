# raises: ProcessRaisedException
import torch.multiprocessing as mp


def worker(rank, shards):
    print("rank", rank, "reads", shards[rank])


if __name__ == "__main__":
    mp.spawn(worker, args=([],), nprocs=1)
