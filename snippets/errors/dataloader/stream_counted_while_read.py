from torch.utils.data import DataLoader, IterableDataset


class Words(IterableDataset):
    def __iter__(self):
        yield from ("one", "two", "three")


loader = DataLoader(Words(), batch_size=2)
rows = 0
for step, batch in enumerate(loader):
    rows += len(batch)
    print(f"batch {step + 1}, {rows} words so far", batch)
