import torch

table = torch.zeros(2, 6, dtype=torch.int64)
for row, ids in enumerate(([3, 8, 2], [5, 1, 4, 7, 9, 6, 2])):
    ids = ids[: table.shape[1]]
    table[row, : len(ids)] = torch.tensor(ids)
    print(table[row].tolist())
