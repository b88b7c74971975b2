import torch
from torch.utils.data import DataLoader, Dataset


class Noisy(Dataset):
    def __len__(self):
        return 4

    def __getitem__(self, index):
        generator = torch.Generator().manual_seed(index)
        return torch.randint(100, (1,), generator=generator).item()


if __name__ == "__main__":
    for workers in (0, 2):
        print(
            workers,
            [
                batch.item()
                for batch in DataLoader(Noisy(), num_workers=workers)
            ],
        )
