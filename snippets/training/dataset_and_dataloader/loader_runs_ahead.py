import torch
from torch.utils.data import DataLoader

asked = []


def batches_of_indices():
    for first in range(0, 40, 4):
        asked.append(first)
        yield range(first, first + 4)


if __name__ == "__main__":
    for num_workers in (0, 2):
        asked.clear()
        loader = DataLoader(
            torch.arange(40),
            batch_sampler=batches_of_indices(),
            num_workers=num_workers,
        )
        iterator = iter(loader)
        before = len(asked)
        batch = next(iterator)
        print(f"{num_workers} workers: {before} batches ordered before next(),")
        print(f"  {len(asked)} after it; shared memory: {batch.is_shared()}")
