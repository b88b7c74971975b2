import torch

steps = torch.tensor(16_777_215.0)
for _ in range(4):
    steps += 1
    print(f"{steps.item():.0f}")
