import time

from torch.utils.data import DataLoader, Dataset


class Videos(Dataset):
    def __len__(self):
        return 1

    def __getitem__(self, index):
        time.sleep(4)
        return index


if __name__ == "__main__":
    try:
        print(list(DataLoader(Videos(), num_workers=1, timeout=1)))
    except RuntimeError as error:
        print("RuntimeError:", error)
