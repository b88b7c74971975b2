# raises: AttributeError
# warns: UserWarning
import torch
from torch.utils.data import DataLoader


def main():
    loader = DataLoader(
        ["cat", "a", "horse"],
        batch_size=3,
        collate_fn=lambda words: torch.tensor([len(word) for word in words]),
        num_workers=1,
        multiprocessing_context="spawn",
    )
    print(next(iter(loader)))


if __name__ == "__main__":
    main()
