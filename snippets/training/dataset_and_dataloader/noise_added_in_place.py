import numpy as np
import torch
from torch.utils.data import DataLoader, Dataset


class Noisy(Dataset):
    def __init__(self):
        self.array = np.zeros((1000, 4), np.float32)

    def __len__(self):
        return len(self.array)

    def __getitem__(self, index):
        row = torch.from_numpy(self.array[index])
        row += torch.randn(4)
        return row


if __name__ == "__main__":
    for options in (
        {"num_workers": 0},
        {"num_workers": 1},
        {"num_workers": 1, "persistent_workers": True},
    ):
        torch.manual_seed(0)
        loader = DataLoader(Noisy(), batch_size=100, **options)
        spread = [torch.cat(list(loader)).std().item() for epoch in range(4)]
        print(options, [f"{value:.1f}" for value in spread])
