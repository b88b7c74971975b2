import torch.multiprocessing as mp


def worker(rank, shards):
    print("rank", rank, "reads", shards[rank])


if __name__ == "__main__":
    mp.spawn(worker, args=(["rows-0.pt"],), nprocs=1)
