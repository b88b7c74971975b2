import torch

names = ["ada", "alan", "grace"]
order = torch.tensor([2, 0])

print("two:", [names[i] for i in order.tolist()])
