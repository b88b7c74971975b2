# raises: ValueError
import torch

queue = torch.arange(4)
print(queue.flip(0).tolist())
queue[::-1]
