from torch.utils.data import DataLoader, IterableDataset, get_worker_info


class Stream(IterableDataset):
    def __iter__(self):
        yield from range(4)


class SplitStream(IterableDataset):
    def __iter__(self):
        info = get_worker_info()
        first, step = (info.id, info.num_workers) if info else (0, 1)
        yield from range(first, 4, step)


if __name__ == "__main__":
    for stream in (Stream(), SplitStream()):
        for num_workers in (0, 1, 2):
            loader = DataLoader(stream, batch_size=2, num_workers=num_workers)
            rows = [batch.tolist() for batch in loader]
            print(f"{type(stream).__name__}, num_workers={num_workers}: {rows}")
