# needs: cuda
import torch
from torch.utils.data import DataLoader, Dataset


class MadeOnGpu(Dataset):
    def __len__(self):
        return 4

    def __getitem__(self, index):
        return torch.zeros(2, device="cuda")


def attempt(loader):
    try:
        print(len(list(loader)), "batches")
    except RuntimeError as error:
        print(str(error).strip().splitlines()[-1])


if __name__ == "__main__":
    torch.cuda.init()
    rows = torch.zeros(4, 2)
    fork = {"num_workers": 1, "multiprocessing_context": "fork"}
    attempt(DataLoader(MadeOnGpu(), **fork))
    attempt(DataLoader(rows, **fork))

    torch.set_default_device("cuda")
    attempt(DataLoader(rows, shuffle=True))
    generator = torch.Generator(device="cuda")
    attempt(DataLoader(rows, shuffle=True, generator=generator))
