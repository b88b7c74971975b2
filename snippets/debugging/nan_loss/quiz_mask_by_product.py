import torch

losses = torch.tensor([0.5, float("nan"), 1.5])
keep = torch.tensor([1.0, 0.0, 1.0])
print(((losses * keep).sum() / keep.sum()).item())
