import torch

device = torch.device("cpu")
with torch.autocast(device.type):
    print(torch.nn.Linear(2, 1)(torch.ones(1, 2)).dtype)
