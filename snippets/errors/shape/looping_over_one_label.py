# raises: TypeError
import torch

for labels in torch.tensor([1, 0, 1]).split(2):
    names = ["cat" if label else "dog" for label in labels.squeeze()]
    print(names)
