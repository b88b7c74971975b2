import torch

parts = torch.tensor([1e8, 1.0, -1e8, 1.0])

for order in ([0, 1, 2, 3], [0, 2, 1, 3], [1, 3, 0, 2]):
    total = torch.tensor(0.0)
    for index in order:
        total = total + parts[index]
    print([f"{part:.0e}" for part in parts[order].tolist()], total.item())
