import os

from torch.utils.data import DataLoader, Dataset

headers = ["RIFF", "RIFF", "????", "RIFF"]


class Clips(Dataset):
    def __init__(self):
        self.whole = [i for i, h in enumerate(headers) if h == "RIFF"]

    def __len__(self):
        return len(self.whole)

    def __getitem__(self, index):
        if headers[self.whole[index]] != "RIFF":
            os._exit(1)
        return self.whole[index]


if __name__ == "__main__":
    print(list(DataLoader(Clips(), num_workers=1, collate_fn=list)))
