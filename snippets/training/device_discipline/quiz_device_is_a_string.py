import torch

features = torch.ones(3)
print(features.device == "cpu")
