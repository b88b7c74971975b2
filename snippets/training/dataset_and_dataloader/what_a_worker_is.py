import os

import torch
from torch.utils.data import DataLoader, Dataset, get_worker_info


class Question(Dataset):
    def __len__(self):
        return 2

    def __getitem__(self, index):
        info = get_worker_info()
        return {
            "worker": info.id if info else None,
            "main process": os.getpid() == main_process,
            "torch threads": torch.get_num_threads(),
        }


if __name__ == "__main__":
    main_process = os.getpid()
    torch.set_num_threads(2)
    for num_workers in (0, 2):
        loader = DataLoader(
            Question(),
            batch_size=None,
            num_workers=num_workers,
            multiprocessing_context="fork" if num_workers else None,
        )
        for answer in loader:
            print(answer)
