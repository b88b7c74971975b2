import torch

average = torch.zeros(2)
weight = torch.ones(2, dtype=torch.float64)

for _ in range(3):
    average.lerp_(weight.to(average.dtype), 0.5)
print("average after three steps:", average.dtype, average.tolist())
