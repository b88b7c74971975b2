import re
import warnings

from torch.utils.data import DataLoader, IterableDataset


class Stream(IterableDataset):
    def __len__(self):
        return 4

    def __iter__(self):
        yield from range(4)


if __name__ == "__main__":
    loader = DataLoader(Stream(), num_workers=2)
    print("promised:", len(loader), "batches")
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        print("came:", sum(len(batch) for batch in loader), "batches")
    print(re.sub(r" at 0x\w+", "", str(caught[0].message)))
