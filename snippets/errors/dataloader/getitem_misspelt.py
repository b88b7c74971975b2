# raises: NotImplementedError
from torch.utils.data import DataLoader, Dataset


class Squares(Dataset):
    def __len__(self):
        return 3

    def __get_item__(self, index):
        return index**2


print([batch.item() for batch in DataLoader(Squares())])
