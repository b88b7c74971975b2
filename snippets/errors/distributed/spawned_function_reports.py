from pathlib import Path

import torch.multiprocessing as mp


def worker(rank):
    if not Path("rows.csv").exists():
        raise FileNotFoundError("rows.csv")


if __name__ == "__main__":
    try:
        mp.spawn(worker, nprocs=1)
    except mp.ProcessRaisedException as error:
        print(str(error).splitlines()[-1])
