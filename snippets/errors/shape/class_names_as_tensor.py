# raises: ValueError
import torch

species = ["setosa", "virginica", "setosa"]
torch.tensor(species)
