from torch.utils.data import DataLoader, Dataset


class Squares(Dataset):
    def __len__(self):
        return 3

    def __getitem__(self, index):
        return index**2


print([batch.item() for batch in DataLoader(Squares())])
