import weakref

import torch


def fit():
    for rows in (2**24, 2**10):
        try:
            images = torch.ones(rows, 1)
            images @ images.T
            return "fits"
        except RuntimeError:
            storage = weakref.ref(images)
        print("still occupied:", storage() is not None)


outcome = fit()
