import weakref

import torch

made = []


def similarities(rows):
    images = torch.ones(rows, 1)
    made.append(weakref.ref(images))
    return images @ images.T


def attempt(rows):
    try:
        return similarities(rows)
    except RuntimeError as error:
        if "allocate memory" not in str(error):
            raise
        return None


rows, result = 2**24, None
while result is None:
    before = sum(images() is not None for images in made)
    result = attempt(rows)
    print(f"{rows:,} rows: {before} old batches held,", end=" ")
    print("failed" if result is None else f"{result.nbytes:,} bytes")
    rows //= 2**14
