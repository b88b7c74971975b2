from torch.utils.data import DataLoader, Dataset


class Crops(Dataset):
    def __init__(self, images):
        self.images = images
        self.size = 8

    def __len__(self):
        return len(self.images)

    def __getitem__(self, index):
        return self.images[index][: self.size, : self.size]


def make_loader(images, **options):
    crops = Crops(images)
    loader = DataLoader(crops, batch_size=2, **options)

    def set_size(size):
        crops.size = size

    return loader, set_size
