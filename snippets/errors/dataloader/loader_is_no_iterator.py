from torch.utils.data import DataLoader

loader = DataLoader([10, 20])
for ask in (lambda: next(loader), lambda: loader[0]):
    try:
        print(ask())
    except TypeError as error:
        print("TypeError:", error)
