from torch.utils.data import DataLoader, Dataset


class Folds(Dataset):
    def __len__(self):
        return 2

    def __getitem__(self, fold):
        rows = DataLoader([fold, fold + 10], batch_size=2)
        return next(iter(rows))


if __name__ == "__main__":
    print([batch.tolist() for batch in DataLoader(Folds(), num_workers=1)])
