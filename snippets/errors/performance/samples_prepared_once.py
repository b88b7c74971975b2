import torch
from torch.nn.functional import interpolate
from torch.utils.data import DataLoader, TensorDataset

prepared = 0
small = []
for index in range(32):
    photo = torch.full((1, 3, 256, 256), float(index))
    small.append(interpolate(photo, size=64)[0])
    prepared += 1
photos = TensorDataset(torch.stack(small))

for epoch in range(3):
    for _ in DataLoader(photos, batch_size=8):
        pass
    print(f"epoch {epoch}: {prepared} photos resized so far")
