from pathlib import Path

import numpy as np
from torch.utils.data import DataLoader, Dataset

names = np.array([f"image_{row}.jpg" for row in range(500_000)], "S16")


def own_megabytes():
    rollup = Path("/proc/self/smaps_rollup").read_text()
    return int(rollup.split("Private_Dirty:")[1].split()[0]) / 1024


class Names(Dataset):
    def __getitem__(self, index):
        before = own_megabytes()
        for _ in names:
            pass
        return own_megabytes() - before


if __name__ == "__main__":
    loader = DataLoader(Names(), sampler=[0], num_workers=1,
                        multiprocessing_context="fork")
    print("over 15 MB became the worker's own:", next(iter(loader)).item() > 15)
