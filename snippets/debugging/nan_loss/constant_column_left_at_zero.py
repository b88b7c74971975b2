import torch

features = torch.tensor([[3.0, 0.1, 10.0], [3.0, 0.10001, 20.0],
                         [3.0, 0.1, 60.0], [3.0, 0.1, 30.0]])


def statistics(rows):
    std = rows.std(dim=0, correction=0)
    constant = std <= 1e-4 * rows.abs().amax(dim=0)
    return rows.mean(dim=0), torch.where(constant, 1.0, std)


mean, scale = statistics(features)
new_row = torch.tensor([3.0, 0.2, 20.0])
print("scale:      ", [f"{s:.1f}" for s in scale])
print("a new row:  ", [f"{v:.1f}" for v in (new_row - mean) / scale])
mean, scale = statistics(features[-1:])
print("one row:    ", ((features[-1] - mean) / scale).tolist())
