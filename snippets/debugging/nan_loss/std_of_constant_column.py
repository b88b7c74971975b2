# warns: UserWarning
import torch

features = torch.tensor([[3.0, 0.1, 10.0], [3.0, 0.10001, 20.0],
                         [3.0, 0.1, 60.0], [3.0, 0.1, 30.0]])
mean, std = features.mean(dim=0), features.std(dim=0)
print("std:        ", [f"{s:.0e}" for s in std])
new_row = torch.tensor([3.0, 0.2, 20.0])
print("a new row:  ", [f"{v:.0e}" for v in (new_row - mean) / std])
short_batch = features[-1:]
print("std of one: ", short_batch.std(dim=0).tolist())
