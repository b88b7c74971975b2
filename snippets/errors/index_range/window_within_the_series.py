import torch

series, width = torch.arange(10), 4
for start in range(0, len(series) - width + 1, width):
    print(series.narrow(0, start, width).tolist())
