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
    positive = {row: price for row, price in table.items() if price > 0}
    try:
        print(list(DataLoader(Prices(positive), num_workers=1)))
    except KeyError as error:
        lines = str(error).splitlines()
        print(lines[0], lines[-1], sep="\n")
