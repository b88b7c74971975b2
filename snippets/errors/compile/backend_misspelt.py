import torch

try:
    torch.compile(torch.nn.Linear(2, 2), backend="inductr")
except Exception as error:
    print(type(error).__name__, str(error))
