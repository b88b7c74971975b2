from torch.utils.data import DataLoader, Dataset, Subset


class Animals(Dataset):
    classes = ("cat", "dog")

    def __len__(self):
        return 4

    def __getitem__(self, index):
        return index


part = Subset(Animals(), [0, 2])
for holder in (part, DataLoader(part)):
    try:
        print(holder.classes)
    except AttributeError as error:
        print("AttributeError:", error)
