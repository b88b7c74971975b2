import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset


class Features(Dataset):
    def __init__(self):
        self.weights = nn.Linear(4, 2)

    def __len__(self):
        return 2

    @torch.no_grad()
    def __getitem__(self, index):
        return self.weights(torch.ones(4))


if __name__ == "__main__":
    batch = next(iter(DataLoader(Features(), batch_size=2, num_workers=1)))
    print(batch.shape, "requires_grad:", batch.requires_grad)
