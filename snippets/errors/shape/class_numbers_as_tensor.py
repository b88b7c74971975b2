import torch

species = ["setosa", "virginica", "setosa"]
numbers = {name: number for number, name in enumerate(sorted(set(species)))}
print(numbers, torch.tensor([numbers[name] for name in species]).tolist())
