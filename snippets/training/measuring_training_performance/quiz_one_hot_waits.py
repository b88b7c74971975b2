import torch
from torch.nn.functional import one_hot

labels = torch.zeros(8, dtype=torch.long, device="meta")
try:
    one_hot(labels, num_classes=10)
    one_hot(labels)
    print("both run")
except RuntimeError as error:
    print(error)
