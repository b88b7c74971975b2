from torch.utils.data import IterableDataset, get_worker_info


class FileStream(IterableDataset):
    def __init__(self, files):
        self.files = files

    def __iter__(self):
        info = get_worker_info()
        mine = self.files[info.id :: info.num_workers] if info else self.files
        for rows in mine:
            yield from rows
