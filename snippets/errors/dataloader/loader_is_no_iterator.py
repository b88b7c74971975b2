from torch.utils.data import DataLoader

loader = DataLoader([10, 20])
for ask in (lambda: next(loader), lambda: iter(loader).next()):
    try:
        print(ask())
    except (TypeError, AttributeError) as error:
        print(f"{type(error).__name__}: {error}")
