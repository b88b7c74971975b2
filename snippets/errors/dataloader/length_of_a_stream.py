# raises: TypeError
from torch.utils.data import DataLoader, IterableDataset


class Words(IterableDataset):
    def __iter__(self):
        yield from ("one", "two", "three")


loader = DataLoader(Words(), batch_size=2)
for step, batch in enumerate(loader):
    print(f"{step + 1} of {len(loader)}", batch)
