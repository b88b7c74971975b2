from torch.utils.data import DataLoader, IterableDataset


class Stream(IterableDataset):
    def __iter__(self):
        yield from range(4)


try:
    loader = DataLoader(Stream(), shuffle=True)
    print(len(list(loader)))
except Exception as error:
    print(type(error).__name__)
