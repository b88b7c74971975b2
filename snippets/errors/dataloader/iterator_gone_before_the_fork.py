import gc
import sys

from torch.utils.data import DataLoader, Dataset

alive = []


class Rows(Dataset):
    def __len__(self):
        return 2

    def __getitem__(self, index):
        alive.clear()
        gc.collect()
        return index


if __name__ == "__main__":
    fork = {"num_workers": 1, "multiprocessing_context": "fork"}
    alive.append(iter(DataLoader([0, 1, 2], **fork)))
    alive.clear()
    sys.unraisablehook = lambda ignored: print(ignored.exc_value, flush=True)
    print(list(DataLoader(Rows(), **fork)))
