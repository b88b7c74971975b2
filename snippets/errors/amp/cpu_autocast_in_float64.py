# warns: UserWarning
import torch

layer = torch.nn.Linear(2, 1)
with torch.autocast("cpu", dtype=torch.float64):
    print(layer(torch.ones(1, 2)).dtype)
