import numpy as np
import torch
from torch.utils.data import DataLoader, Dataset


class Noisy(Dataset):
    def __init__(self):
        self.rng = np.random.default_rng(0)

    def __len__(self):
        return 4

    def __getitem__(self, index):
        own = self.rng.integers(100)
        return own, np.random.randint(100), torch.randint(100, ())


if __name__ == "__main__":
    torch.manual_seed(0)
    loader = DataLoader(Noisy(), num_workers=2)
    for epoch in range(2):
        own, of_numpy, of_torch = zip(*loader)
        print(f"epoch {epoch}, self.rng:    {[int(n) for n in own]}")
        print(f"epoch {epoch}, np.random:   {[int(n) for n in of_numpy]}")
        print(f"epoch {epoch}, torch:       {[int(n) for n in of_torch]}")
