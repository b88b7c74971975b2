# raises: ValueError
from torch.utils.data import DataLoader, IterableDataset


class Lines(IterableDataset):
    def __iter__(self):
        yield from range(6)


print([batch.item() for batch in DataLoader(Lines(), shuffle=True)])
