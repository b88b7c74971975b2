import torch

temperature = torch.tensor(0.7)
for part in temperature.expand(6).chunk(2):
    print(tuple(part.shape))
