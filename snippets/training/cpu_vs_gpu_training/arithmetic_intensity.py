import torch

BYTES = torch.float32.itemsize


def linear(rows, width):
    flops = 2 * rows * width * width
    moved = (rows * width + width * width + rows * width) * BYTES
    return flops, moved


def add(rows, width):
    return rows * width, 3 * rows * width * BYTES


for name, cost, rows in [
    ("add", add, 1),
    ("add", add, 4096),
    ("linear", linear, 1),
    ("linear", linear, 64),
    ("linear", linear, 4096),
]:
    flops, moved = cost(rows, width=1024)
    print(f"{name:<6} {rows:>4} rows: {flops / moved:>7.2f} FLOPs per byte")
