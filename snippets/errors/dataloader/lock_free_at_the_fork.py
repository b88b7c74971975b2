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
    loader = DataLoader(
        Pictures(), num_workers=1, timeout=20, multiprocessing_context="fork"
    )
    batches = iter(loader)
    with decoder:
        print("the main process uses the decoder")
    print("batches:", len(list(batches)))
