# raises: RuntimeError
import torch

series = torch.arange(10)
for start in range(0, 10, 4):
    window = series.narrow(0, start, 4)
    print(window.tolist(), series[start : start + 4].tolist())
