import torch
from torch.utils.data import DataLoader, Dataset


class Noisy(Dataset):
    def __init__(self, by_index):
        self.by_index = by_index

    def __len__(self):
        return 4

    def __getitem__(self, index):
        if not self.by_index:
            return torch.rand(())
        own = torch.Generator().manual_seed(1000 + index)
        return torch.rand((), generator=own)


def noise(workers, by_index):
    torch.manual_seed(0)
    loader = DataLoader(Noisy(by_index), num_workers=workers)
    return " ".join(f"{batch.item():.2f}" for batch in loader)


if __name__ == "__main__":
    for workers in (0, 1, 2, 2):
        drawn = noise(workers, False), noise(workers, True)
        print(f"{workers} workers: {drawn[0]}   by index: {drawn[1]}")
