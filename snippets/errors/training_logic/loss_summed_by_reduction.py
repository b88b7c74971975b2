import torch

for reduction in ("sum", "mean", "none"):
    criterion = torch.nn.L1Loss(reduction=reduction)
    print(reduction, criterion(torch.zeros(3), torch.ones(3)).tolist())
