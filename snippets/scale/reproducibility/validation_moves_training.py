import torch
from torch import nn
from torch.utils.data import DataLoader

features = torch.arange(8.0)


def train(validate, generator=None):
    torch.manual_seed(0)
    valid = DataLoader(features, batch_size=4, generator=generator)
    dropout = nn.Dropout(0.5)
    kept = []
    for epoch in range(2):
        kept.append(dropout(torch.ones(8)).bool().int().tolist())
        if validate:
            for batch in valid:
                pass
    return kept[1]


print("no validation:  ", train(validate=False))
print("with validation:", train(validate=True))
own = torch.Generator()
print("own generator:  ", train(validate=True, generator=own))
