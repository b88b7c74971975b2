import torch

buffer = torch.zeros(4, dtype=torch.int64)
steps = torch.arange(6)
for step in steps.split(2):
    buffer[step % len(buffer)] = step
    print(buffer.tolist())
