import torch
import torch.multiprocessing as mp


def train(rank, cores, threads):
    torch.set_num_threads(cores)  # what each process takes by itself
    threads[rank] = torch.get_num_threads()


if __name__ == "__main__":
    cores, processes = 4, 3
    threads = torch.zeros(processes, dtype=torch.long).share_memory_()
    mp.spawn(train, (cores, threads), nprocs=processes)
    print(f"{threads.sum()} threads on {cores} cores")
