from torch.utils.data import DataLoader

train = DataLoader(range(1000), batch_size=64)
valid = DataLoader(range(200), batch_size=64)
sizes = {len(rows) for loader in (train, valid) for rows in loader}
print(len(sizes))
