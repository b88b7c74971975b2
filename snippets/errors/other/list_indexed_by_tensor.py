# raises: TypeError
import torch

names = ["ada", "alan", "grace"]
order = torch.tensor([2, 0])

print("one:", names[order[0]])
print("two:", names[order])
