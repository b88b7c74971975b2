import torch
from torch.utils.data import DataLoader, Dataset

prepared = 0


class Photos(Dataset):
    def __len__(self):
        return 32

    def __getitem__(self, index):
        global prepared
        prepared += 1
        photo = torch.full((1, 3, 256, 256), float(index))
        return resize(photo)[0]


def resize(photo):
    return torch.nn.functional.interpolate(photo, size=64)


for epoch in range(3):
    for _ in DataLoader(Photos(), batch_size=8):
        pass
    print(f"epoch {epoch}: {prepared} photos resized so far")
