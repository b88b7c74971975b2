import torch
from torch import nn

views = [torch.zeros(10, 7) for _ in range(6)]
labels = torch.zeros(10, dtype=torch.int64)

for dim in (0, 1):
    joined = torch.cat(views, dim=dim)
    logits = nn.Linear(joined.shape[1], 5)(joined)
    print(f"dim={dim}: joined {tuple(joined.shape)}")
    try:
        loss = nn.functional.cross_entropy(logits, labels)
        print(f"loss of {len(logits)} rows: shape {tuple(loss.shape)}")
    except ValueError as error:
        print(error)
