import gc
import traceback
import weakref

import torch

made = []


def similarities(rows):
    images = torch.ones(rows, 1)
    made.append(weakref.ref(images))
    return images @ images.T


def occupied(moment):
    gc.collect()
    torch.cuda.empty_cache()
    print(f"{moment:29}", made[-1]() is not None)


try:
    similarities(2**24)
except RuntimeError:
    occupied("inside except")
occupied("after except")

try:
    similarities(2**24)
except RuntimeError as error:
    kept = error
occupied("after except, error kept")
traceback.clear_frames(kept.__traceback__)
occupied("its frames cleared")
