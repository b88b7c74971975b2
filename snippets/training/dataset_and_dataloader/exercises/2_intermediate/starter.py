from torch.utils.data import IterableDataset


class FileStream(IterableDataset):
    def __init__(self, files):
        self.files = files

    def __iter__(self):
        for rows in self.files:
            yield from rows
