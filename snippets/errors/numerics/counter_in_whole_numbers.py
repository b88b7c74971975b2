import torch

steps = torch.tensor(16_777_215)
for _ in range(4):
    steps += 1
    print(steps.item())
