import time

from torch.utils.data import DataLoader, Dataset


class Videos(Dataset):
    def __len__(self):
        return 1

    def __getitem__(self, index):
        time.sleep(1)
        return index


if __name__ == "__main__":
    print(list(DataLoader(Videos(), num_workers=1, timeout=50)))
