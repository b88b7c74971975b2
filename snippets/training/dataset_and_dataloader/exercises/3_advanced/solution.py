from torch.utils.data import DataLoader, Dataset


class Crops(Dataset):
    def __init__(self, images):
        self.images = images

    def __len__(self):
        return len(self.images)

    def __getitem__(self, order):
        index, size = order
        return self.images[index][:size, :size]


class SizedIndices:
    def __init__(self, count):
        self.count = count
        self.size = 8

    def __len__(self):
        return self.count

    def __iter__(self):
        for index in range(self.count):
            yield index, self.size


def make_loader(images, **options):
    sampler = SizedIndices(len(images))
    loader = DataLoader(
        Crops(images), batch_size=2, sampler=sampler, **options
    )

    def set_size(size):
        sampler.size = size

    return loader, set_size
