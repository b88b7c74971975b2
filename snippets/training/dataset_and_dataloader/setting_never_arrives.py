from torch.utils.data import DataLoader, Dataset


class Crops(Dataset):
    size = 8

    def __len__(self):
        return 2

    def __getitem__(self, index):
        return self.size


if __name__ == "__main__":
    for options in (
        {"num_workers": 0},
        {"num_workers": 1},
        {"num_workers": 1, "persistent_workers": True},
    ):
        crops, seen = Crops(), []
        loader = DataLoader(crops, batch_size=2, **options)
        for size in (8, 16, 32):
            crops.size = size
            seen += [batch.tolist() for batch in loader]
        print(options, seen)
