import torch
from torch.utils.data import DataLoader, Dataset


class Squares(Dataset):
    def __len__(self):
        return 5

    def __getitem__(self, index):
        return torch.tensor([index, index + 0.5]), index * index


if __name__ == "__main__":
    torch.manual_seed(0)
    loader = DataLoader(
        Squares(), batch_size=2, shuffle=True, num_workers=1, drop_last=False
    )
    print(len(loader), "batches")
    for features, labels in loader:
        print(features.shape, labels)
