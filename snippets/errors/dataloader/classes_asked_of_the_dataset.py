from torch.utils.data import DataLoader, Dataset, Subset


class Animals(Dataset):
    classes = ("cat", "dog")

    def __len__(self):
        return 4

    def __getitem__(self, index):
        return index


part = Subset(Animals(), [0, 2])
print("from the part:", part.dataset.classes, part.indices)
print("from the loader:", DataLoader(part).dataset.dataset.classes)
