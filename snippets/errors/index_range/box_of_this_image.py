import torch

boxes = torch.arange(12).view(3, 4)
for number, box in enumerate(boxes, start=1):
    print(number, box.tolist())
