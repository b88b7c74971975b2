import torch

weight = torch.tensor(256.0, dtype=torch.bfloat16)
for step in range(100):
    weight += 1
print(weight.item())
