import torch
from torch.utils.data import DataLoader

images = torch.zeros(64, 3, 224, 224, dtype=torch.uint8)
ahead = DataLoader(images, num_workers=1).prefetch_factor

for dtype in (torch.uint8, torch.float32):
    for workers in (2, 4, 8):
        in_flight = workers * ahead * images.to(dtype).nbytes
        print(f"{dtype}, {workers} workers: {in_flight / 2**20:.0f} MiB")
