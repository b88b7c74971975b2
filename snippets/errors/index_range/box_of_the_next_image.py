# raises: IndexError
import torch

boxes = torch.arange(12).view(3, 4)
for number in range(1, len(boxes) + 1):
    print(boxes[number].tolist())
