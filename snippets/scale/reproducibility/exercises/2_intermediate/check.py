import runpy
import sys
from pathlib import Path

import torch
from torch.utils.data import DataLoader, Dataset

path = Path(__file__).with_name("starter.py")
if len(sys.argv) > 1:
    path = sys.argv[1]
augment = runpy.run_path(str(path)).get("augment")


def fail(message):
    print(f"Not yet: {message}")
    sys.exit(1)


if augment is None:
    fail("the file defines no function named augment.")


class Images(Dataset):
    def __len__(self):
        return 6

    def __getitem__(self, index):
        return augment(torch.zeros(4), index, 0)


def epoch_of(workers):
    torch.manual_seed(0)
    return torch.cat(list(DataLoader(Images(), num_workers=workers)))


def main():
    if not torch.equal(epoch_of(0), epoch_of(2)):
        fail("two workers gave other noise than none.")

    seen = {}
    for epoch in range(4):
        for index in range(6):
            noise = tuple(augment(torch.zeros(4), index, epoch).tolist())
            if noise in seen:
                fail(f"(index, epoch) {(index, epoch)} repeats {seen[noise]}.")
            seen[noise] = index, epoch
    if all(all(value == 0 for value in noise) for noise in seen):
        fail("there is no noise at all.")

    before = torch.get_rng_state()
    augment(torch.zeros(4), 0, 0)
    if not torch.equal(torch.get_rng_state(), before):
        fail("augment draws from the generator that everything else uses.")

    print("Passed: the noise belongs to the sample and the epoch.")


if __name__ == "__main__":
    main()
