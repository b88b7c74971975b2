from torch.utils.data import DataLoader, Dataset


class Folds(Dataset):
    def __len__(self):
        return 2

    def __getitem__(self, fold):
        rows = DataLoader([fold, fold + 10], batch_size=2, num_workers=1)
        return next(iter(rows))


if __name__ == "__main__":
    try:
        print(list(DataLoader(Folds(), num_workers=1)))
    except AssertionError as error:
        print(str(error).strip().splitlines()[-1])
