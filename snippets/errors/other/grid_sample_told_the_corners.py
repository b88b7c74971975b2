import torch
from torch.nn.functional import grid_sample

row = torch.tensor([[[[0.0, 1.0, 2.0, 3.0]]]])
corners = torch.tensor([[[[-1.0, 0.0], [1.0, 0.0]]]])

for align in (False, True):
    values = grid_sample(row, corners, align_corners=align)
    print(f"align_corners={align}:", values.flatten().tolist())
