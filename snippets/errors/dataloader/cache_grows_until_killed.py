import os
import re
import signal

from torch.utils.data import DataLoader, Dataset

FREE_MEMORY, cache = 5, {}


class Decoded(Dataset):
    def __len__(self):
        return 8

    def __getitem__(self, index):
        cache[index] = index
        if len(cache) > FREE_MEMORY:  # what Linux does when memory is full
            os.kill(os.getpid(), signal.SIGKILL)
        return index


if __name__ == "__main__":
    try:
        print(list(DataLoader(Decoded(), num_workers=1, collate_fn=list)))
    except RuntimeError as error:
        print(re.sub(r"pid \d+", "pid N", str(error.__cause__ or error)))
