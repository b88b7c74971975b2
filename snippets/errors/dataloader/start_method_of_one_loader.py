from torch.utils.data import DataLoader

if __name__ == "__main__":
    for method in ("spawn", "fork"):
        loader = DataLoader(
            [1, 2], num_workers=1, multiprocessing_context=method
        )
        print(method, [batch.item() for batch in loader])
