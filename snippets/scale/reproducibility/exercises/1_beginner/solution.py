import torch
from torch import nn
from torch.utils.data import DataLoader


def start(seed):
    with torch.random.fork_rng():
        torch.manual_seed(seed)
        model = nn.Linear(2, 1)
    order = torch.Generator().manual_seed(seed)
    loader = DataLoader(
        torch.arange(10), batch_size=2, shuffle=True, generator=order
    )
    return model, loader
