import os
import signal

from torch.utils.data import DataLoader, Dataset

FREE_MEMORY = 5


class Decoded(Dataset):
    def __len__(self):
        return 8

    def __getitem__(self, index):
        in_use = {index: index}
        if len(in_use) > FREE_MEMORY:  # what Linux does when memory is full
            os.kill(os.getpid(), signal.SIGKILL)
        return in_use[index]


if __name__ == "__main__":
    print(list(DataLoader(Decoded(), num_workers=1, collate_fn=list)))
