import torch

total = torch.tensor(16777216.0)
for _ in range(10):
    total = total + 1.0
print(int(total.item()) - 16777216)
