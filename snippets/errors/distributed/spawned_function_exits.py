# raises: ProcessExitedException
import os
from pathlib import Path

import torch.multiprocessing as mp


def worker(rank):
    if not Path("rows.csv").exists():
        os._exit(1)


if __name__ == "__main__":
    mp.spawn(worker, nprocs=1)
