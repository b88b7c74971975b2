import os
import re
from pathlib import Path

import numpy as np
import torch
from torch.utils.data import DataLoader

if __name__ == "__main__":
    np.zeros((1000, 1024), np.float32).tofile("table.bin")
    table = np.memmap("table.bin", np.float32, "r+", shape=(1000, 1024))
    os.truncate("table.bin", 4096)

    log = open("worker.log", "w")
    loader = DataLoader(
        range(500, 1000),
        collate_fn=lambda rows: torch.tensor(table[rows]),
        num_workers=1,
        worker_init_fn=lambda worker: os.dup2(log.fileno(), 2),
        multiprocessing_context="fork",
    )
    try:
        next(iter(loader))
    except RuntimeError as error:
        print("worker:", Path("worker.log").read_text().strip("\0\n "))
        cause = str(error.__cause__ or error)
        print("main:", re.sub(r"pid \d+", "pid N", cause))
