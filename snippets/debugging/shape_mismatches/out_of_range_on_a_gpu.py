# needs: cuda
import torch
from torch import nn

logits = torch.zeros(4, 3, device="cuda")
labels = torch.tensor([0, 2, 3, 1], device="cuda")

try:
    loss = nn.functional.cross_entropy(logits, labels)
    torch.cuda.synchronize()
except RuntimeError as error:
    print(type(error).__name__, str(error).splitlines()[0])

try:
    print(torch.zeros(1, device="cuda") + 1)
except RuntimeError as error:
    print("after it:", type(error).__name__, str(error).splitlines()[0])
