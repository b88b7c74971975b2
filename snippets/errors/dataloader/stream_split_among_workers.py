from torch.utils.data import DataLoader, IterableDataset, get_worker_info


class Stream(IterableDataset):
    def __len__(self):
        return 4

    def __iter__(self):
        worker = get_worker_info()
        yield from range(worker.id, 4, worker.num_workers)


if __name__ == "__main__":
    loader = DataLoader(Stream(), num_workers=2)
    print("promised:", len(loader), "batches")
    print("came:", [batch.item() for batch in loader])
