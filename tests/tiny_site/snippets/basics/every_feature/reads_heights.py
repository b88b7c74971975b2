import torch

with open("heights.csv") as file:
    heights = torch.tensor([float(line) for line in file])
print("mean", heights.mean(), sep="\t")
