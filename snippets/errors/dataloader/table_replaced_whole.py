from pathlib import Path

import numpy as np
import torch
from torch.utils.data import DataLoader

if __name__ == "__main__":
    np.ones((1000, 1024), np.float32).tofile("table.bin")
    table = np.memmap("table.bin", np.float32, "r+", shape=(1000, 1024))
    np.zeros((1, 1024), np.float32).tofile("table.new")
    Path("table.new").replace("table.bin")

    loader = DataLoader(
        range(500, 1000),
        collate_fn=lambda rows: torch.tensor(table[rows]),
        num_workers=1,
        multiprocessing_context="fork",
    )
    print("rows read:", sum(len(batch) for batch in loader))
    print("file on disk now:", Path("table.bin").stat().st_size, "bytes")
