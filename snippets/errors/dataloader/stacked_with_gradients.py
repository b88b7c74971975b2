import torch
from torch import nn
from torch.utils.data import DataLoader

if __name__ == "__main__":
    scale = nn.Parameter(torch.ones(()))
    samples = [scale * row for row in torch.ones(2, 3)]
    try:
        next(iter(DataLoader(samples, batch_size=2, num_workers=1,
                             multiprocessing_context="fork")))
    except RuntimeError as error:
        print(str(error).strip().splitlines()[-1])
