from torch.utils.data import DataLoader, Dataset


class Prices(Dataset):
    def __init__(self, rows):
        self.rows = rows

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, index):
        return self.rows[index]


if __name__ == "__main__":
    table = {0: 9.5, 1: -1.0, 2: 8.0}
    positive = [price for price in table.values() if price > 0]
    loader = DataLoader(Prices(positive), num_workers=1)
    print([batch.item() for batch in loader])
