import os
import re

from torch.utils.data import DataLoader, Dataset

headers = ["RIFF", "RIFF", "????", "RIFF"]


class Clips(Dataset):
    def __len__(self):
        return len(headers)

    def __getitem__(self, index):
        if headers[index] != "RIFF":
            os._exit(1)
        return index


if __name__ == "__main__":
    try:
        print(list(DataLoader(Clips(), num_workers=1, collate_fn=list)))
    except RuntimeError as error:
        for text in (error, error.__cause__):
            print(re.sub(r"(pid\S*) \d+", r"\1 N", str(text)))
