import threading

from torch.utils.data import DataLoader, Dataset

decoder = threading.Lock()


class Pictures(Dataset):
    def __len__(self):
        return 2

    def __getitem__(self, index):
        with decoder:
            return index


if __name__ == "__main__":
    fork = {"num_workers": 1, "multiprocessing_context": "fork"}
    loader = DataLoader(Pictures(), timeout=2, **fork)
    with decoder:
        batches = iter(loader)
    try:
        print("batches:", len(list(batches)))
    except RuntimeError as error:
        print("still waiting:", error)
