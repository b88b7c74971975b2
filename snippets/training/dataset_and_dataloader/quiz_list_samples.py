from torch.utils.data import DataLoader

points = [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]
batch = next(iter(DataLoader(points, batch_size=2)))
print(len(batch), len(batch[0]))
