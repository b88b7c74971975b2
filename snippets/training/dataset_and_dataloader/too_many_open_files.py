# raises: RuntimeError
import resource

import torch
from torch.utils.data import DataLoader

if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))
    labels = []
    for batch in DataLoader(torch.zeros(400), 4, num_workers=1):
        labels.append(batch)
