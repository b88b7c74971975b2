import torch


def grid_size(images):
    *_, height, width = images.shape
    return height // 16, width // 16

print(grid_size(torch.zeros(1, 3, 64, 96)))
print(grid_size(torch.zeros(3, 64, 96)))
