import torch
from torch.utils.data import DataLoader


def attempt(heights, num_workers):
    images = [torch.zeros(3, height, 4) for height in heights]
    loader = DataLoader(images, batch_size=2, num_workers=num_workers)
    print(f"heights {heights}, num_workers={num_workers}:")
    try:
        next(iter(loader))
    except RuntimeError as error:
        print(" ", str(error).strip().splitlines()[-1])


if __name__ == "__main__":
    attempt((9, 10), num_workers=0)
    attempt((10, 9), num_workers=0)
    attempt((10, 9), num_workers=1)
